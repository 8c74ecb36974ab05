/** Opens the question that an element is, or is in. */
export function openDetails(element: Element | null): void {
  element?.closest('details')?.setAttribute('open', '')
}
