import { openDetails } from '../shared/pages/open-details.ts'

/**
 * Keeps to what the address says when it changes, or when the visitor leaves and comes back: the
 * menu or payment list closes, and the question that the hash names opens.
 */
export function followAddress(): void {
  for (const type of ['pagehide', 'popstate']) {
    addEventListener(type, closePopover)
  }
  addEventListener('hashchange', openTarget)
}

function closePopover(): void {
  document.querySelector<HTMLElement>(':is(:popover-open)')?.hidePopover()
}

/** Opens the question that the hash names. */
export function openTarget(): void {
  openDetails(document.querySelector(':target'))
}
