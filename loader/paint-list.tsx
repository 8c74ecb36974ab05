import type { CardContext } from '../shared/entry-page/card-context.ts'
import type { RankedBrand } from '../shared/site-info/rank-brands.ts'
import { BrandCard } from '../variants/affiliate/ranked-list/brand-card.tsx'
import { BrandList } from '../variants/affiliate/ranked-list/brand-list.tsx'
import { append } from './jsx-runtime.ts'
import { nextFrame } from './next-frame.ts'

/** Cards painted at once, after the first screen of them. */
const AT_ONCE = 24

/**
 * Puts the first ranked cards in the place of the prerendered, empty list: the same components that
 * React renders, made into elements by our own JSX runtime, so that React hydrates over exactly
 * what is there. Gives what paints the others, some at a time, so that no task is long.
 */
export function paintList(
  stage: HTMLElement,
  ranked: readonly RankedBrand[],
  context: CardContext,
): () => Promise<void> {
  // A card takes some 140 pixels at least, and above them stands more than two would take: what follows
  // the list is off the screen from the first frame on, so that nothing in sight moves.
  const first = Math.max(3, Math.ceil(innerHeight / 140) - 2)
  // Our runtime makes elements of what React's types call its own.
  const list = BrandList({ ranked: ranked.slice(0, first), context }) as unknown as Element
  stage.querySelector('#brands')?.replaceWith(list)
  return async () => {
    for (let at = first; at < ranked.length; at += AT_ONCE) {
      const cards = ranked.slice(at, at + AT_ONCE).map(each => BrandCard({ ranked: each, context }))
      append(list, cards)
      await nextFrame()
    }
  }
}
