import type { ReactNode } from 'react'
import { imageOf } from '../../shared/content/variant-content.ts'
import { VariantLayout } from '../../shared/variant/variant-layout.tsx'
import { useVisit } from './affiliate-visit.ts'
import { affiliateRoutes } from './route-table.ts'

const marks = [
  ['responsible-help', 'markHelp'],
  ['responsible-limits', 'markLimits'],
  ['responsible-time', 'markTime'],
] as const

/** Renders the layout of the affiliate's pages, with responsible-gambling marks in the footer. */
export function AffiliateLayout(): ReactNode {
  const visit = useVisit()
  const { content } = visit
  return (
    <VariantLayout visit={visit} menu={affiliateRoutes} imageNameOf={name => `banner-${name}`}>
      <ul className="marks" role="list">
        {marks.map(([name, label]) => (
          <li key={name}>
            <img src={imageOf(content, name)} alt="" width="48" height="48" loading="lazy" />
            {content.labels[label]}
          </li>
        ))}
      </ul>
    </VariantLayout>
  )
}
