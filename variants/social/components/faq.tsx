import type { ReactNode } from 'react'
import { pageOf } from '../../../shared/content/variant-content.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { useVisit } from '../social-visit.ts'
import { splitSections } from './split-sections.ts'

/** Renders the questions (spec §2, §4): a shared name keeps at most one open. With microdata. */
export function Faq(): ReactNode {
  const { heading, body } = pageOf(useVisit().content, 'faq')
  return (
    <section id="faq" className="faq" itemScope itemType="https://schema.org/FAQPage">
      <h2>{heading}</h2>
      <div>
        {splitSections(body).map(question => (
          <details
            key={question.id}
            id={question.id}
            name="faq"
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
          >
            <summary itemProp="name">
              <ContentBody blocks={question.heading} />
            </summary>
            <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
              <div itemProp="text">
                <ContentBody blocks={question.body} />
              </div>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
