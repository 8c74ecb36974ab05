import type { EntryPage } from '../shared/entry-page/entry-page.ts'
import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'

/**
 * Lays the affiliate's page out beside the social one, but invisible (loader/spinner.css), while the
 * info service is asked: when it answers, styles and fonts are warm and only the cards are missing.
 * Gives the element it stands in.
 */
export function stageAffiliate({ cards }: EntryPage['affiliate'], now: Date): HTMLElement {
  const stage = document.createElement('div')
  stage.id = 'stage'
  const template = document.querySelector<HTMLTemplateElement>('#affiliate')
  if (template) stage.append(template.content)
  const month = stage.querySelector('[data-month]')
  if (month) month.textContent = presentMonth(now, cards.language)
  document.getElementById('root')?.after(stage)
  return stage
}
