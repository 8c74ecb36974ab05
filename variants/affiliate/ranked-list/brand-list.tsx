import type { ReactElement } from 'react'
import type { CardContent } from '../../../shared/pages/card-content.ts'
import type { RankedBrand } from '../../../shared/site-info/rank-brands.ts'
import { BrandCard } from './brand-card.tsx'

type BrandListProps = { ranking: readonly RankedBrand[]; cardContent: CardContent }

/**
 * Renders the ranked list (spec §2). It has no hooks: the loader renders it, too. It has a role, as
 * have all lists without markers: otherwise VoiceOver in Safari does not call them lists.
 */
export const BrandList = ({ ranking, cardContent }: BrandListProps): ReactElement => (
  <ol
    id="brands"
    className="brand-list"
    role="list"
    itemScope
    itemType="https://schema.org/ItemList"
  >
    {ranking.map(rankedBrand => (
      <BrandCard key={rankedBrand.rank} rankedBrand={rankedBrand} cardContent={cardContent} />
    ))}
  </ol>
)
