import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'

const template = (): DocumentFragment | undefined =>
  document.querySelector<HTMLTemplateElement>('template#affiliate')?.content

/**
 * Replaces the social page with the affiliate's from its template, with the current month. The page
 * for unknown paths has no template.
 */
export function showAffiliate(now: Date): void {
  const root = template()?.querySelector('#root')
  if (!root) return
  const month = root.querySelector<HTMLElement>('[data-months]')
  if (month) month.textContent = presentMonth(now, month.dataset.months ?? '')
  document.querySelector('#root')?.replaceWith(root)
}

/**
 * Replaces everything in the head after theme-color with the rest of the affiliate's template
 * (scripts/build/entry-page/render-entry-page.ts).
 */
export function showAffiliateHead(): void {
  const own = template()
  if (!own) return
  for (const old of document.head.querySelectorAll('[name=theme-color]~:is(title,meta,link)'))
    old.remove()
  document.head.append(own)
}
