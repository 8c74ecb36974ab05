import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'
import { makeElement } from './jsx-runtime.ts'

/**
 * Puts the affiliate's page out of its template into the document, with the present month: a second
 * `#root`, which the inlined style keeps out of sight. It is laid out in the frame that the
 * stylesheets bring, while the info service is asked, so that only the cards are missing when it
 * answers.
 */
export function stageAffiliate(now: Date): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('template#affiliate')
  const stage = makeElement('div', { id: 'root', className: 'stage', children: template?.content })
  const month = stage.querySelector<HTMLElement>('[data-months]')
  if (month) month.textContent = presentMonth(now, month.dataset.months ?? '')
  document.querySelector('#root')?.after(stage)
  return stage
}

/**
 * Asks for the picture at the top of either page while nothing else is on its way, because it is the
 * largest thing on many screens. Small ones show none.
 */
export function askForPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[fetchpriority]'))
    if (getComputedStyle(image).display !== 'none') image.loading = 'eager'
}
