import type { Variant } from '../shared/site-info/site-info.ts'

/** What belongs to a variant in the head. The affiliate's page starts with its own. */
const HEAD =
  'title,meta[name]:not([name=viewport],[name=theme-color]),meta[property],[rel=canonical],[rel=alternate],[rel=manifest]'

/**
 * Makes the chosen variant's page the only one in the document: `#root` holds the social page from
 * the start, and the affiliate's takes its place and its head.
 */
export function showVariant(variant: Variant, stage: HTMLElement): void {
  if (variant === 'social' || !stage.firstChild) {
    stage.remove()
    return
  }
  for (const old of document.head.querySelectorAll(HEAD)) old.remove()
  document.head.append(...stage.querySelectorAll(HEAD))
  document.querySelector('#root')?.remove()
  stage.removeAttribute('class')
}
