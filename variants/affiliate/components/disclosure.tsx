import type { ReactNode } from 'react'
import { wordsOf } from '../../../shared/content/variant-content.ts'
import type { Rankings } from '../../../shared/pages/arrival.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { useVisit } from '../affiliate-visit.ts'

/** What stands where a list begins: that links are commercial, whose its order is, where help is. */
export function Disclosure({ order }: { order: keyof Rankings }): ReactNode {
  const { content } = useVisit()
  const { labels } = content
  return (
    <section className="disclosure">
      <p>
        <strong className="age">{labels.adultMark}</strong> {labels.disclosure}{' '}
        <span>{order === 'given' ? labels.orderMain : labels.orderShuffled}</span>
      </p>
      <ContentBody nodes={wordsOf(content, 'help').body} />
    </section>
  )
}
