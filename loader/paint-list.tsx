import type { CardContext } from '../shared/pages/card-context.ts'
import type { RankedBrand } from '../shared/site-info/rank-brands.ts'
import { BrandList } from '../variants/affiliate/ranked-list/brand-list.tsx'
import { nextFrame } from './next-frame.ts'

/** The number of cards per frame after the first screen. */
const AT_ONCE = 48

/**
 * Replaces the prerendered, empty list with the cards of the first screen. Our JSX runtime renders
 * the components that React later hydrates. Returns a function that adds the other cards, some per
 * frame.
 */
export function paintList(
  ranked: readonly RankedBrand[],
  context: CardContext,
): () => Promise<void> {
  // Our runtime returns elements for what React's types call its own.
  const listOf = (from: number, to: number) =>
    BrandList({ ranked: ranked.slice(from, to), context }) as unknown as Element
  // The content above the list is at least 300 pixels high, a card with its gap 170. So whatever
  // follows the list is off screen from the first frame, and nothing visible moves.
  let at = Math.max(1, Math.ceil((innerHeight - 300) / 170))
  const list = listOf(0, at)
  document.querySelector('#brands')?.replaceWith(list)
  return async () => {
    for (; at < ranked.length; at += AT_ONCE) {
      list.append(...listOf(at, at + AT_ONCE).children)
      await nextFrame()
    }
  }
}
