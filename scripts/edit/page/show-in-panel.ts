/** Scrolls the panel, and not the page, to the beginning of one of its parts. */
export function showInPanel(part: HTMLElement): void {
  part.closest('#preview')?.scrollTo({ top: part.offsetTop })
}
