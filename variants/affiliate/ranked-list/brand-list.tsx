import type { ReactElement } from 'react'
import type { CardContent } from '../../../shared/pages/card-content.ts'
import type { RankedBrand } from '../../../shared/site-info/rank-brands.ts'
import { BrandCard } from './brand-card.tsx'

type BrandListProps = { ranked: readonly RankedBrand[]; cardContent: CardContent }

/** Renders the ranked list (spec §2). It has no hooks: the loader renders it, too. */
export const BrandList = ({ ranked, cardContent }: BrandListProps): ReactElement => (
  <ol id="brands" className="brand-list" itemScope itemType="https://schema.org/ItemList">
    {ranked.map(each => (
      <BrandCard key={each.rank} ranked={each} cardContent={cardContent} />
    ))}
  </ol>
)
