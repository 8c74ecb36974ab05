import { paintList } from '../../loader/paint-list.tsx'
import type { CardContext } from '../../shared/entry-page/card-context.ts'
import type { RankedBrand } from '../../shared/site-info/rank-brands.ts'

/** Paints a list as the loader does, over a prerendered page's empty one. Runs in the browser. */
export async function paintedList(
  ranked: readonly RankedBrand[],
  context: CardContext,
): Promise<HTMLElement> {
  const stage = document.createElement('div')
  const empty = document.createElement('p')
  empty.id = 'brands'
  stage.append(empty)
  await paintList(stage, ranked, context)()
  return stage
}
