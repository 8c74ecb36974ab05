import type { Variant } from '../shared/site-info/site-info.ts'

/**
 * What belongs to a variant in the head: in the document all that follows theme-color
 * (scripts/build/entry-page.ts), in the affiliate's page what it starts with.
 */
const OWN = ':is(title,meta,link)'

/**
 * Makes the chosen variant's page the only one in the document: `#root` holds the social page from
 * the start, and the affiliate's takes its place and its head.
 */
export function showVariant(variant: Variant, stage: HTMLElement): void {
  if (variant === 'social' || !stage.firstChild) {
    stage.remove()
    return
  }
  for (const old of document.head.querySelectorAll(`[name=theme-color]~${OWN}`)) old.remove()
  document.head.append(...stage.querySelectorAll(`:scope>${OWN}`))
  document.querySelector('#root')?.remove()
  stage.removeAttribute('class')
}
