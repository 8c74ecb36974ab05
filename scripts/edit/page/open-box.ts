import { type NamedText, selectorOf } from './marks.ts'
import { showInPanel } from './show-in-panel.ts'

/** Opens a box, which closes others. Returns a function that moves the focus back. */
export function openBox(box: HTMLDetailsElement | null, text: NamedText): () => void {
  const opener = document.activeElement
  // A menu would cover the box.
  document.querySelector<HTMLElement>('#casino-guide-root :popover-open')?.hidePopover()
  box?.setAttribute('open', '')
  const area = box?.querySelector('textarea')
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(-1, -1)
  if (box) {
    showInPanel(box)
  }
  showOnPage(text, opener)
  return () => {
    if (opener instanceof HTMLElement) {
      opener.focus({ preventScroll: true })
    }
  }
}

/** Scrolls a text out from under the panel: the one that was clicked, or the first from the panel's list. */
function showOnPage(text: NamedText, opener: Element | null): void {
  const shown = Array.from(
    document.querySelectorAll<HTMLElement>(`#casino-guide-root ${selectorOf(text)}`),
  )
  const clicked = shown.find(each => each.matches(':hover, :focus, :focus *'))
  const listed = opener?.closest('#preview') ? shown.find(each => each.checkVisibility()) : null
  const target = clicked ?? listed
  target?.scrollIntoView({ block: 'nearest' })
}
