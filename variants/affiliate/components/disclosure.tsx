import type { ReactNode } from 'react'
import type { ListOrder } from '../../../shared/pages/route.ts'
import { Helpline } from '../../../shared/variant/helpline.tsx'
import { useVisit } from '../affiliate-visit.ts'

/** Renders the notes above a list: commercial links, the list's order, and where to find help. */
export function Disclosure({ order }: { order: ListOrder }): ReactNode {
  const { content } = useVisit()
  const { labels } = content
  return (
    <section className="disclosure">
      <p>
        <strong className="age">{labels.adultMark}</strong>
        {` ${labels.disclosure} `}
        <span>{order === 'given' ? labels.orderMain : labels.orderShuffled}</span>
      </p>{' '}
      <p>
        <Helpline labels={labels} />
      </p>
    </section>
  )
}
