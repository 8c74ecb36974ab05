import type { ReactNode } from 'react'
import { useVisit } from '../affiliate-visit.ts'

/** Renders the badge strip (spec §2, Category pages). The stylesheet adds the icons. */
export function BadgeStrip(): ReactNode {
  const { labels } = useVisit().content
  return (
    <div className="badge-strip">
      <span>{labels.badgesAllSitesAre}</span>{' '}
      <ul role="list">
        <li className="badge-licensed">{labels.badgeLicensed}</li>
        <li className="badge-secure">{labels.badgeSecure}</li>
        <li className="badge-payouts">{labels.badgePayouts}</li>
        <li className="badge-mobile">{labels.badgeMobile}</li>
        <li className="badge-reviewed">{labels.badgeReviewed}</li>
      </ul>
    </div>
  )
}
