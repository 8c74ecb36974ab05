import { foldSpaces } from './fold-spaces.ts'

/** Returns how to find an element: its part of the page, its tag and its class. */
export function selectorOf(element: Element): string {
  const part = element.closest('header, main, footer, [popover]')
  const [className] = element.classList
  const own = element.localName + (className ? `.${className}` : '')
  return part && part !== element ? `${part.localName} ${own}` : own
}

/** Returns how to find an element, and its text. */
export function nameOf(element: Element): string {
  const text = foldSpaces(element.textContent) || element.ariaLabel
  return selectorOf(element) + (text ? ` “${text.slice(0, 60)}”` : '')
}
