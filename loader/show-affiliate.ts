import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'

/**
 * Replaces the social page with the affiliate's from its template, with the current month. The page
 * for unknown paths has no template.
 */
export function showAffiliate(now: Date): void {
  const root =
    document.querySelector<HTMLTemplateElement>('#casino-guide-affiliate')?.content
      .firstElementChild
  if (!root) {
    return
  }
  const month = root.querySelector<HTMLElement>('[data-months]')
  if (month) {
    month.textContent = presentMonth(now, month.dataset.months ?? '')
  }
  document.querySelector('#casino-guide-root')?.replaceWith(root)
}
