import { VERCEL_STEGA_REGEX, vercelStegaDecodeAll } from '@vercel/stega'
import { textOfMark } from '../contract.ts'

/** A text on the page: its mark, and its words. */
export type MarkedText = { mark: string; words: string }

/** Whether a mark is that of a block in the body of a page. */
export const isBlock = (mark: string): boolean => /^\d+$/.test(textOfMark(mark).name)

/** How every mark begins: with four of the invisible characters that stand for zero bits. */
const markStart = '\u200B'.repeat(4)

/**
 * Moves the marks of the texts in an element to attributes such as `data-preview-text`. React must
 * have hydrated the page, because it compares the texts.
 */
export function moveMarks(within: Node): void {
  const isMarked = `[contains(., "${markStart}")]`
  // The JSON block of the page contains words of both variants.
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

/** Returns the mark of the text at, around or in a target; in a brand card, not around what the brand says. */
export function markAt(target: Element): string | undefined {
  const around = target.closest<HTMLElement>('#casino-guide-root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) {
    return
  }
  // The keyboard clicks a link or a button, whose text may be in a separate element.
  const inside = ':scope:is(a, button, summary) [data-preview-text]'
  const shown = around ?? target.querySelector<HTMLElement>(inside)
  return shown?.dataset.previewText
}

/** Returns a selector of the elements that show a text. */
export const shownAs = (mark: string): string =>
  `#casino-guide-root [data-preview-text=${CSS.escape(mark)}]`

/** Returns the texts of the page in its order, those of attributes too. */
export function textsOfPage(): MarkedText[] {
  moveMarks(document)
  const texts = new Map<string, string>()
  for (const node of select('//@*[starts-with(name(), "data-preview-")]', document)) {
    if (node instanceof Attr && node.ownerElement && !texts.has(node.value)) {
      texts.set(node.value, wordsOf(node.ownerElement, node))
    }
  }
  return [...texts].map(([mark, words]) => ({ mark, words }))
}

/** Returns the words of a marked text: of an attribute, of a whole block, or directly in an element. */
function wordsOf(element: Element, { name, value }: Attr): string {
  const shown = name.replace(/^data-preview-|-\d+$/g, '')
  if (shown !== 'text') {
    return element.getAttribute(shown) ?? ''
  }
  const nodes = isBlock(value) ? [element] : select('./text()', element)
  return nodes.map(({ textContent }) => textContent).join('')
}

function select(query: string, within: Node): Node[] {
  const found = document.evaluate(query, within, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  return Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) ?? document)
}
