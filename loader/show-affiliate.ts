import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'

/**
 * Puts the affiliate's page out of its template in the place of the social one, with the present
 * month. In the head it takes the place of all that follows theme-color
 * (scripts/build/compose-page.ts). The page for unknown paths has none.
 */
export function showAffiliate(now: Date): void {
  const page = document.querySelector<HTMLTemplateElement>('template#affiliate')?.content
  const root = page?.querySelector('#root')
  if (!page || !root) return
  const month = root.querySelector<HTMLElement>('[data-months]')
  if (month) month.textContent = presentMonth(now, month.dataset.months ?? '')
  document.querySelector('#root')?.replaceWith(root)
  for (const old of document.head.querySelectorAll('[name=theme-color]~:is(title,meta,link)'))
    old.remove()
  document.head.append(page)
}
