import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'

export type MarkedText = { mark: string; text: string }

/** How every mark begins: with four of the invisible characters that stand for zero bits. */
const markStart = '\u200B'.repeat(4)

/**
 * Moves the marks of the texts in an element to attributes such as `data-preview-text`. React must
 * have hydrated the page, because it compares the texts.
 */
export function moveMarks(within: Node): void {
  const isMarked = `[contains(., "${markStart}")]`
  // The JSON element of the page contains words of both variants.
  const found = select(`.//text()[not(parent::script)]${isMarked} | .//@*${isMarked}`, within)
  for (const node of found) {
    const text = node.nodeValue ?? ''
    node.nodeValue = text.replace(VERCEL_STEGA_REGEX, '')
    const isAttribute = node instanceof Attr
    const element = isAttribute ? node.ownerElement : node.parentElement
    const name = `data-preview-${isAttribute ? node.name : 'text'}`
    // A click opens the text of the last mark, which may contain the others.
    for (const [index, mark] of vercelStegaDecodeAll<string>(text).reverse().entries()) {
      element?.setAttribute(index === 0 ? name : `${name}-${index}`, mark)
    }
  }
}

/** Finds the mark of the text at or around a target, or in a link or button. */
export function markAt(target: Element): string | undefined {
  // The keyboard clicks a link or a button, whose text may be in a separate element.
  const inside = ':scope:is(a, button, summary) [data-preview-text]'
  const around = target.closest<HTMLElement>('[data-preview-text]')
  return (around ?? target.querySelector<HTMLElement>(inside))?.dataset.previewText
}

/** Lists the texts of the page in its order, those of attributes too. */
export function textsOfPage(): MarkedText[] {
  moveMarks(document)
  const texts = new Map<string, string>()
  for (const node of select('//@*[starts-with(name(), "data-preview-")]', document)) {
    if (node instanceof Attr && node.ownerElement && !texts.has(node.value)) {
      const shown = node.name.replace(/^data-preview-|-\d+$/g, '')
      const { textContent } = node.ownerElement
      texts.set(node.value, node.ownerElement.getAttribute(shown) ?? textContent ?? '')
    }
  }
  return [...texts].map(([mark, text]) => ({ mark, text }))
}

function select(query: string, within: Node): Node[] {
  const found = document.evaluate(query, within, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) ?? document)
}
