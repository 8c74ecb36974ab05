import type { ReactNode } from 'react'
import { splitSections } from '../../../shared/content/split-sections.ts'
import { ContentBody } from '../../../shared/layout/content-body.tsx'
import { wordsOf } from '../../../shared/site/site.ts'
import { useSite } from '../social-site.ts'

/** The questions (spec §2, §4): one open or none, which the browser sees to by their shared name. */
export function Faq(): ReactNode {
  const { heading, body } = wordsOf(useSite().content, 'faq')
  return (
    <section id="faq" className="faq">
      <h2>{heading}</h2>
      <div>
        {splitSections(body).map(question => (
          <details key={question.id} id={question.id} name="faq">
            <summary>
              <ContentBody nodes={question.heading} />
            </summary>
            <ContentBody nodes={question.body} />
          </details>
        ))}
      </div>
    </section>
  )
}
