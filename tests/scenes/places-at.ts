import type { Box } from '../../scripts/compare/approve.ts'

/** An element of a page: its name, its words and those of pictures next to it, and its edges. */
export type Place = { name: string; text: string; edges: Omit<Box, 'pushed'> }

/** Returns the innermost element around each box. Runs in the page. */
export function placesAt(boxes: Box[]): Place[] {
  const nameOf = ({ localName, id, classList: [name] }: Element) =>
    localName + (id ? `#${id}` : name ? `.${name}` : '')
  const edgesOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [page, over] = [Math.round(top + scrollY), Math.round(bottom + scrollY)]
    return { left: Math.round(left), right: Math.round(right), top: page, bottom: over }
  }
  // Popovers last, because they cover the page.
  const all = ['body, body *', ':popover-open, :popover-open *']
    .flatMap(selector => [...document.querySelectorAll<HTMLElement>(selector)])
    .map(element => {
      // A shadow is outside its element, and so is the place that an element has left.
      const outside = getComputedStyle(element).boxShadow === 'none' ? 6 : 16
      return { element, edges: edgesOf(element), outside }
    })
  return boxes.map(box => {
    const isAround = ({ edges, outside }: (typeof all)[number]) =>
      edges.left - outside < box.left &&
      edges.right + outside > box.right &&
      edges.top - outside < box.top &&
      edges.bottom + outside > box.bottom
    const body = { element: document.body, edges: edgesOf(document.body) }
    const { element, edges } = all.findLast(isAround) ?? body
    const part = element.closest('header, main, footer, [popover]')
    const alike = [...(element.parentElement?.children ?? [])].filter(
      each => nameOf(each) === nameOf(element),
    )
    const names = [
      part && part !== element ? part.localName : '',
      nameOf(element),
      alike.length > 1 ? `${alike.indexOf(element) + 1}` : '',
    ]
    const pictures = [...(element.parentElement?.querySelectorAll('[alt]') ?? [])]
    const texts = [element.innerText, ...pictures.map(each => each.getAttribute('alt'))]
    const text = texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 2000)
    return { name: names.filter(Boolean).join(' '), text, edges }
  })
}
