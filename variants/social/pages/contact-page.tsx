import type { ReactNode } from 'react'
import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { PageHeading } from '../../../shared/variant/page-heading.tsx'
import { ContactForm } from '../components/contact-form.tsx'
import { useVisit } from '../social-visit.ts'

export function ContactPage(): ReactNode {
  const visit = useVisit()
  const page = pageOf(visit.content, 'contact')
  return (
    <>
      <PageHead visit={visit} page={page} />
      <section className="contact">
        <div className="contact-words">
          <PageHeading>{page.heading}</PageHeading>
          {page.intro ? <p className="intro">{page.intro}</p> : null}
          <ContentBody blocks={page.body} />
          <img
            className="contact-art"
            src={imageOf(visit.content, 'contact')}
            alt=""
            width="480"
            height="320"
            loading="lazy"
          />
        </div>
        <ContactForm />
      </section>
    </>
  )
}
