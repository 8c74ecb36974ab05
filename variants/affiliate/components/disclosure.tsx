import type { ReactNode } from 'react'
import type { Rankings } from '../../../shared/entry-page/arrival.ts'
import { useSite } from '../affiliate-site.ts'

/** The plain line where a list begins: that links are commercial, and whose its order is. */
export function Disclosure({ order }: { order: keyof Rankings }): ReactNode {
  const { labels } = useSite().content
  return (
    <p className="disclosure">
      <strong>{labels.adultMark}</strong> {labels.disclosure}{' '}
      {order === 'given' ? labels.orderMain : labels.orderShuffled} {labels.help}{' '}
      <a href={labels.helpUrl} target="_blank" rel="noopener">
        {labels.helpName}
      </a>
    </p>
  )
}
