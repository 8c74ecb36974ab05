import type { CardContext } from '../shared/entry-page/card-context.ts'
import type { RankedBrand } from '../shared/site-info/rank-brands.ts'
import { BrandCard } from '../variants/affiliate/ranked-list/brand-card.tsx'
import { BrandList } from '../variants/affiliate/ranked-list/brand-list.tsx'
import { append } from './jsx-runtime.ts'
import { nextFrame } from './next-frame.ts'

/** Cards painted at first, a screen of them, and those of each frame that follows. */
const FIRST = 3
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
  // Our runtime makes elements of what React's types call its own.
  const list = BrandList({ ranked: ranked.slice(0, FIRST), context }) as unknown as Element
  stage.querySelector('#brands')?.replaceWith(list)
  return async () => {
    for (let at = FIRST; at < ranked.length; at += AT_ONCE) {
      const cards = ranked.slice(at, at + AT_ONCE).map(each => BrandCard({ ranked: each, context }))
      append(list, cards)
      await nextFrame()
    }
  }
}
