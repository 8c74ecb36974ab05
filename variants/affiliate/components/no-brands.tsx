import type { ReactNode } from 'react'
import { useVisit } from '../affiliate-visit.ts'

/** Renders a line in place of an empty list. The loader replaces it with the cards. */
export function NoBrands(): ReactNode {
  const { labels } = useVisit().content
  return (
    <p id="brands" className="no-brands">
      {`${labels.noBrands} `}
      <a href="#guide">{labels.toGuide}</a>
    </p>
  )
}
