import type { CardContext } from '../shared/entry-page/card-context.ts'
import type { RankedBrand } from '../shared/site-info/rank-brands.ts'
import { BrandCard } from '../variants/affiliate/ranked-list/brand-card.tsx'
import { BrandList } from '../variants/affiliate/ranked-list/brand-list.tsx'

/** About the first two screens; the other cards come after the frame that shows these. */
const FIRST = 20

/**
 * Puts the ranked cards in the place of the prerendered, empty list: the same components that
 * React renders, made into elements by our own JSX runtime, so that React hydrates over exactly
 * what is there. Gives a promise of the last card.
 */
export async function paintList(ranked: RankedBrand[], context: CardContext): Promise<void> {
  const list: unknown = BrandList({ ranked: ranked.slice(0, FIRST), context })
  if (!(list instanceof HTMLElement)) return
  document.getElementById('brands')?.replaceWith(list)
  if (ranked.length <= FIRST) return
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  for (const brand of ranked.slice(FIRST)) {
    const card: unknown = BrandCard({ ranked: brand, context })
    if (card instanceof Node) list.append(card)
  }
}
