import type { ReactNode } from 'react'
import { pageOf } from '../../../shared/content/variant-content.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { useVisit } from '../social-visit.ts'
import { ContactForm } from './contact-form.tsx'

/** Renders the contact form on the home page, with the contact page's words. */
export function ContactSection(): ReactNode {
  const { heading, intro, body } = pageOf(useVisit().content, 'contact')
  return (
    <section id="contact" className="contact">
      <div className="contact-words">
        <h2>{heading}</h2>
        {intro ? <p className="intro">{intro}</p> : null}
        <ContentBody blocks={body} />
      </div>
      <ContactForm />
    </section>
  )
}
