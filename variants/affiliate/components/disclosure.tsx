import type { ReactNode } from 'react'
import type { Rankings } from '../../../shared/entry-page/arrival.ts'
import { ContentBody } from '../../../shared/layout/content-body.tsx'
import { wordsOf } from '../../../shared/site/site.ts'
import { useSite } from '../affiliate-site.ts'

/** What stands where a list begins: that links are commercial, whose its order is, where help is. */
export function Disclosure({ order }: { order: keyof Rankings }): ReactNode {
  const { content } = useSite()
  const { labels } = content
  return (
    <section className="disclosure">
      <p>
        <strong>{labels.adultMark}</strong> {labels.disclosure}{' '}
        <span>{order === 'given' ? labels.orderMain : labels.orderShuffled}</span>
      </p>
      <ContentBody nodes={wordsOf(content, 'help').body} />
    </section>
  )
}
