import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'
import { makeElement } from './jsx-runtime.ts'

/**
 * Puts the affiliate's page out of its template into the document, with the present month: a second
 * `#root`, which the inlined style keeps out of sight. It is laid out in the very frame that
 * index.css brings, while the info service is asked, so that styles and fonts are warm and only the
 * cards are missing when it answers.
 */
export function stageAffiliate(now: Date): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('template#affiliate')
  const stage = makeElement('div', { id: 'root', className: 'stage', children: template?.content })
  const month = stage.querySelector<HTMLElement>('[data-months]')
  if (month) month.textContent = presentMonth(now, month.dataset.months ?? '')
  document.querySelector('#root')?.after(stage)
  return stage
}
