import type { Rankings } from '../shared/entry-page/arrival.ts'
import type { EntryPage } from '../shared/entry-page/entry-page.ts'
import type { Variant } from '../shared/site-info/site-info.ts'
import { presentMonth } from '../variants/affiliate/ranked-list/present-month.ts'
import { paintList } from './paint-list.tsx'

/** What belongs to a variant in the head. The template starts with the affiliate's. */
const HEAD =
  'title,meta[name]:not([name=viewport],[name=theme-color]),meta[property],link[rel=canonical],link[rel=alternate],link[rel=manifest]'

/**
 * Brings the chosen variant's page into the document. The social page stands there already; the
 * affiliate's comes out of its template with its head, the ranked cards and the present month.
 * Gives a promise of the last card.
 */
export async function showVariant(
  { affiliate }: EntryPage,
  variant: Variant,
  rankings: Rankings,
  now: Date,
): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#affiliate')
  if (variant === 'social' || !template) return
  const { content } = template
  for (const old of document.head.querySelectorAll(HEAD)) old.remove()
  document.head.append(...content.querySelectorAll(HEAD))
  const month = content.querySelector('[data-month]')
  if (month) month.textContent = presentMonth(now, affiliate.cards.language)
  document.getElementById('root')?.replaceChildren(content)
  if (affiliate.order) await paintList(rankings[affiliate.order], affiliate.cards)
}
