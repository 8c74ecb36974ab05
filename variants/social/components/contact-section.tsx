import type { ReactNode } from 'react'
import { wordsOf } from '../../../shared/site/site.ts'
import { useSite } from '../social-site.ts'
import { ContactForm } from './contact-form.tsx'

/** The contact form on the home page, with the contact page's words. */
export function ContactSection(): ReactNode {
  const { heading, intro } = wordsOf(useSite().content, 'contact')
  return (
    <section id="contact" className="contact">
      <div className="contact-words">
        <h2>{heading}</h2>
        {intro ? <p className="intro">{intro}</p> : null}
      </div>
      <ContactForm />
    </section>
  )
}
