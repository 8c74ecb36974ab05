import type { ReactNode } from 'react'
import type { ListOrder } from '../../../shared/pages/route.ts'
import { Helpline } from '../../../shared/variant/helpline.tsx'
import { useVisit } from '../affiliate-visit.ts'

/** Renders the notes above a list: the list's order, commercial links, and where to find help. */
export function Disclosure({ order }: { order: ListOrder }): ReactNode {
  const { content } = useVisit()
  const { labels } = content
  return (
    <section className="disclosure">
      <p>
        <strong>{order === 'given' ? labels.orderMain : labels.orderShuffled}</strong>
        {` ${labels.disclosure}`}
      </p>
      <p>
        <strong className="age">{labels.adultMark}</strong> <Helpline labels={labels} />
      </p>
    </section>
  )
}
