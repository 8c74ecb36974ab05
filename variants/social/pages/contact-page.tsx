import type { ReactNode } from 'react'
import { PageHead } from '../../../shared/layout/page-head.tsx'
import { wordsOf } from '../../../shared/site/site.ts'
import { ContactForm } from '../components/contact-form.tsx'
import { useSite } from '../social-site.ts'

/** The contact page (spec §2). */
export function ContactPage(): ReactNode {
  const site = useSite()
  const { heading, intro } = wordsOf(site.content, 'contact')
  return (
    <>
      <PageHead site={site} page="contact" />
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
