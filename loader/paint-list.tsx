import type { CardContext } from '../shared/pages/card-context.ts'
import type { RankedBrand } from '../shared/site-info/rank-brands.ts'
import { BrandList } from '../variants/affiliate/ranked-list/brand-list.tsx'
import { nextFrame } from './next-frame.ts'

/** Cards painted at once, after the first screen of them. */
const AT_ONCE = 48

/**
 * Puts the first ranked cards in place of the prerendered, empty list: the same components that React
 * renders, made into elements by our own JSX runtime, so that React hydrates over exactly what is
 * there. Returns what paints the others, some at a time, so that no task is long.
 */
export function paintList(
  ranked: readonly RankedBrand[],
  context: CardContext,
): () => Promise<void> {
  // Our runtime makes elements of what React's types call its own.
  const listOf = (from: number, to: number) =>
    BrandList({ ranked: ranked.slice(from, to), context }) as unknown as Element
  // A card takes some 140 pixels at least, and more than two of them stand above the list: what
  // follows the list is off the screen from the first frame on, so that nothing in sight moves.
  let at = Math.max(3, Math.ceil(innerHeight / 140) - 2)
  const list = listOf(0, at)
  document.querySelector('#brands')?.replaceWith(list)
  return async () => {
    for (; at < ranked.length; at += AT_ONCE) {
      list.append(...listOf(at, at + AT_ONCE).children)
      await nextFrame()
    }
  }
}
