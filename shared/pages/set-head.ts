/**
 * Gives the head's elements the values of another page (head-elements.ts), by their numbers. Nothing
 * happens to elements of other programs.
 */
export function setHead(values: Record<number, string>): void {
  for (const index in values) {
    const value = values[index]
    // A title has a text, a meta element a content, and a link an address.
    const properties = { text: value, content: value, href: value }
    Object.assign(document.querySelector(`[data-casino-guide="${index}"]`) ?? {}, properties)
  }
}
