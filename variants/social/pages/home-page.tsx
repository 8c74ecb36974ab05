import type { ReactNode } from 'react'
import { pageOf } from '../../../shared/content/variant-content.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { ContactSection } from '../components/contact-section.tsx'
import { Faq } from '../components/faq.tsx'
import { GameCards } from '../components/game-cards.tsx'
import { Hero } from '../components/hero.tsx'
import { useVisit } from '../social-visit.ts'

/** Renders the social casino's home (spec §2): hero, about text, games, contact form, questions. */
export function HomePage(): ReactNode {
  const visit = useVisit()
  const page = pageOf(visit.content, 'home')
  return (
    <>
      <PageHead visit={visit} page={page} />
      <Hero />
      <div id="about" className="text split">
        <ContentBody blocks={page.body} />
      </div>
      <GameCards />
      <div className="pair">
        <ContactSection />
        <Faq />
      </div>
    </>
  )
}
