import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'

/**
 * Replaces the social page with the affiliate's from its template, with the current month. In the
 * head it replaces everything after theme-color (scripts/build/entry-page/render-entry-page.ts).
 * The page for unknown paths has no template.
 */
export function showAffiliate(now: Date): void {
  const page = document.querySelector<HTMLTemplateElement>('#casino-guide-affiliate')?.content
  const root = page?.querySelector('#casino-guide-root')
  if (!page || !root) {
    return
  }
  const month = root.querySelector<HTMLElement>('[data-months]')
  if (month) {
    month.textContent = presentMonth(now, month.dataset.months ?? '')
  }
  document.querySelector('#casino-guide-root')?.replaceWith(root)
  for (const old of document.querySelectorAll('[name=theme-color]~:is(title,meta,link)')) {
    old.remove()
  }
  document.head.append(page)
}
