import type { ReactElement } from 'react'
import type { CardContext } from '../../../shared/pages/card-context.ts'
import type { RankedBrand } from '../../../shared/site-info/rank-brands.ts'
import { BrandCard } from './brand-card.tsx'

type BrandListProps = { ranked: readonly RankedBrand[]; context: CardContext }

/**
 * Renders the ranked list (spec §2, Category pages), or a line of text without brands. It is pure and
 * has no hooks, like the card, because the loader paints it without React.
 */
export function BrandList({ ranked, context }: BrandListProps): ReactElement {
  if (!ranked.length) {
    return (
      <p id="brands" className="no-brands">
        {context.labels.noBrands}
      </p>
    )
  }
  return (
    <ol id="brands" className="brand-list" itemScope itemType="https://schema.org/ItemList">
      {ranked.map(each => (
        <BrandCard key={each.rank} ranked={each} context={context} />
      ))}
    </ol>
  )
}
