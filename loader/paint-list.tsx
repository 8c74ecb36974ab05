import type { CardContent } from '../shared/pages/card-content.ts'
import type { RankedBrand } from '../shared/site-info/rank-brands.ts'
import { BrandList } from '../variants/affiliate/ranked-list/brand-list.tsx'
import { nextFrame, nextTask } from './document.ts'

/** The number of cards per task after the first screen: 50 ms on a slow phone. */
const AT_ONCE = 16

/**
 * As many cards as fill the screen if some bonuses are long: each one more delays the first frame.
 * The window is measured before the answer. Afterwards, `innerWidth` would compute styles first.
 */
const cardHeight = innerWidth < 590 ? 375 : 200
const onFirstScreen = Math.max(1, Math.ceil((innerHeight - 300) / cardHeight))

/**
 * Replaces the line for an empty list with its cards, or only with those of the first screen. Our
 * JSX runtime renders the components that React later hydrates. Returns a function that adds the
 * other cards, all in one frame: between two frames the browser would load pictures first.
 */
export function paintList(
  ranking: readonly RankedBrand[],
  cardContent: CardContent,
  isWhole: boolean,
): () => Promise<void> {
  // Our JSX runtime returns DOM elements, but the types say that they are React’s.
  const listOf = (part: readonly RankedBrand[]) =>
    BrandList({ ranking: part, cardContent }) as unknown as Element
  const first = isWhole ? ranking.length : onFirstScreen
  const list = listOf(ranking.slice(0, first))
  // Whatever follows the list is off screen from the first frame, so that nothing visible moves.
  list.classList.toggle('loading', first < ranking.length)
  document.querySelector('.no-brands')?.replaceWith(list)
  return async () => {
    const rest: Element[] = []
    for (let at = first; at < ranking.length; at += AT_ONCE) {
      await nextTask()
      rest.push(...listOf(ranking.slice(at, at + AT_ONCE)).children)
    }
    list.append(...rest)
    list.classList.remove('loading')
    await nextFrame()
  }
}
