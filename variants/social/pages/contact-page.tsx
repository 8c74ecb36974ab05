import type { ReactNode } from 'react'
import { wordsOf } from '../../../shared/content/variant-content.ts'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { ContactForm } from '../components/contact-form.tsx'
import { useVisit } from '../social-visit.ts'

/** Renders the contact page (spec §2). */
export function ContactPage(): ReactNode {
  const visit = useVisit()
  const { heading, intro } = wordsOf(visit.content, 'contact')
  return (
    <>
      <PageHead visit={visit} page="contact" />
      <section className="contact">
        <div className="contact-words">
          <h1>{heading}</h1>
          {intro ? <p className="intro">{intro}</p> : null}
        </div>
        <ContactForm />
      </section>
    </>
  )
}
