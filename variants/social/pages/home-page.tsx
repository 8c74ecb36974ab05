import type { ReactNode } from 'react'
import { ContentBody } from '../../../shared/layout/content-body.tsx'
import { PageHead } from '../../../shared/layout/page-head.tsx'
import { wordsOf } from '../../../shared/site/site.ts'
import { ContactSection } from '../components/contact-section.tsx'
import { Faq } from '../components/faq.tsx'
import { GameCards } from '../components/game-cards.tsx'
import { Hero } from '../components/hero.tsx'
import { useSite } from '../social-site.ts'

/** The social casino's home (spec §2): hero, about text, games, contact form, questions. */
export function HomePage(): ReactNode {
  const site = useSite()
  return (
    <>
      <PageHead site={site} page="home" />
      <Hero />
      <div id="about" className="text split">
        <ContentBody nodes={wordsOf(site.content, 'home').body} />
      </div>
      <GameCards />
      <ContactSection />
      <Faq />
    </>
  )
}
