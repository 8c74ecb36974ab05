import type { HeadValues } from './head-values.ts'

/**
 * Gives elements of the head the values of another page. The build names them
 * (scripts/build/entry-page/head-in-html.ts). Elements of other programs stay as they are.
 */
export function setHead(values: HeadValues): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-casino-guide]')) {
    const value = values[element.dataset.casinoGuide ?? '']
    if (value !== undefined) {
      if (element.localName === 'title') {
        element.textContent = value
      } else {
        element.setAttribute(element.localName === 'meta' ? 'content' : 'href', value)
      }
    }
  }
}
