import type { HeadValues } from './head-values.ts'

/**
 * Gives elements of the head the values of another page. Changes the first element of each name,
 * which is the site's: other programs add theirs at the end.
 */
export function setHead(values: HeadValues): void {
  const left = new Map(Object.entries(values))
  for (const element of document.head.querySelectorAll('title, meta, link')) {
    const name = nameOf(element)
    const value = left.get(name)
    left.delete(name)
    if (value === undefined) {
      continue
    }
    if (element.localName === 'title') {
      element.textContent = value
    } else {
      element.setAttribute(element.localName === 'meta' ? 'content' : 'href', value)
    }
  }
}

/** Returns the key of an element in `HeadValues`. */
function nameOf(element: Element): string {
  const names = ['hreflang', 'name', 'property', 'rel'].map(name => element.getAttribute(name))
  return names.find(Boolean) ?? element.localName
}
