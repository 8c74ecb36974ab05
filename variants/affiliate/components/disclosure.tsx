import type { ReactNode } from 'react'
import { wordsOf } from '../../../shared/content/variant-content.ts'
import type { ListOrder } from '../../../shared/pages/route.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { useVisit } from '../affiliate-visit.ts'

/** Renders the notes above a list: commercial links, the list's order, and where to find help. */
export function Disclosure({ order }: { order: ListOrder }): ReactNode {
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
