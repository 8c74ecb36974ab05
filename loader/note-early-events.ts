/**
 * Notes what happens to elements before React can handle it. A form that is submitted is submitted
 * again after hydration. A logo that fails to load shows the brand's host.
 */
export function noteEarlyEvents(): void {
  for (const type of ['error', 'submit']) {
    // A picture's events do not bubble, but can be captured.
    document.addEventListener(type, note, true)
  }
}

function note({ target, type }: Event): void {
  // Both events happen to elements only.
  const element = target as HTMLElement
  element.dataset.type = type
}
