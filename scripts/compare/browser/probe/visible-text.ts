/**
 * The text inside an element as lines, one for each block: what is shown or read out, without what
 * is folded away. Not `innerText`, which gives the capitals that a style sheet makes.
 */
export function visibleText(root: Element): string[] {
  const lines: string[] = []
  let last: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    if (!node.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const block = blockOf(parent)
    if (block === last) lines[lines.length - 1] += ` ${node.nodeValue}`
    else lines.push(node.nodeValue)
    last = block
  }
  return lines.map(line => line.replace(/\s+/g, ' ').trim())
}

function blockOf(element: Element): Element {
  const inline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return inline && element.parentElement ? blockOf(element.parentElement) : element
}
