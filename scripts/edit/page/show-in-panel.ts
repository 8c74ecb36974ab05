/** Scrolls the panel, and not the page, to a little above the beginning of one of its parts. */
export function showInPanel(part: HTMLElement): void {
  part.closest('#preview')?.scrollTo({ top: part.offsetTop - 4 })
}
