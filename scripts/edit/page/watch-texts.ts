import type { TextSource } from '../../content/text-source.ts'
import { markOf } from './news.ts'

/** A text of the page: its file and name, and its place if no element shows it. */
export type PageText = { mark: string; place: string; words: string }

/** The places of texts, in an editor's words. `content` repeats for machines what the page says. */
const places = {
  text: '',
  alt: 'Picture',
  placeholder: 'Empty field',
  'aria-label': 'Read out',
  title: 'Pointed at',
  content: '',
}
/** Where the keyboard stops by itself. */
const stops = 'a, button, summary'

/**
 * Takes the marks off the texts of the page, now and whenever there are new ones, and tells which
 * texts it has. Lets the keyboard stop at each while words are edited. Returns what ends it.
 */
export function watchTexts(isEditing: boolean, tell: (texts: PageText[]) => void): () => void {
  const look = () => {
    tell(textsOnPage())
    for (const element of document.querySelectorAll<HTMLElement>('#root [data-preview-text]')) {
      if (element.closest(stops)) continue
      if (isEditing) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
  }
  takeMarks()
  look()
  const observer = new MutationObserver(() => takeMarks() && look())
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  observer.observe(document, everything)
  return () => observer.disconnect()
}

/** Keeps the mark of each text at the element that has it. Returns whether there were any. */
function takeMarks(): boolean {
  const isMarked = '[contains(., "\u{E007F}")]'
  const query = `//text()${isMarked} | //@*${isMarked}`
  const found = document.evaluate(query, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  for (let index = 0; index < found.snapshotLength; index++) {
    const node = found.snapshotItem(index)
    if (!node?.nodeValue) continue
    // The last mark in a text is that of the whole.
    const tags = [...(node.nodeValue.match(/[\u{E0020}-\u{E007E}]+/gu)?.at(-1) ?? '')]
    const ascii = tags.map(tag => String.fromCodePoint(Number(tag.codePointAt(0)) - 0xe0000))
    node.nodeValue = node.nodeValue.replace(/[\u{E0020}-\u{E007F}]+/gu, '')
    const [element, place] =
      node instanceof Attr ? [node.ownerElement, node.name] : [node.parentElement, 'text']
    element?.setAttribute(`data-preview-${place}`, ascii.join(''))
  }
  return found.snapshotLength > 0
}

/** Returns each text of the page once, as one that an element shows where one does. */
function textsOnPage(): PageText[] {
  const found = new Map<string, PageText>()
  for (const [name, place] of Object.entries(places))
    for (const element of document.querySelectorAll(`[data-preview-${name}]`)) {
      const mark = element.getAttribute(`data-preview-${name}`) ?? ''
      const inHead = element.closest('title')?.localName ?? element.getAttribute('name') ?? ''
      const words = (name === 'text' ? element.textContent : element.getAttribute(name)) ?? ''
      if (!found.has(mark)) found.set(mark, { mark, place: place || inHead, words })
    }
  return [...found.values()]
}

/**
 * Returns the text at, around or in a target, and the element that shows it. In a brand's card what
 * stands within a text of ours is the brand's.
 */
export function textAt(target: unknown, texts: TextSource[]) {
  if (!(target instanceof Element)) return null
  const around = target.closest<HTMLElement>('#root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) return null
  // The keyboard stops at a link, whose text may be in a separate element.
  const inside = `:scope:is(#root :is(${stops})) [data-preview-text]`
  const by = around ?? target.querySelector<HTMLElement>(inside)
  const text = texts.find(each => markOf(each) === by?.dataset.previewText)
  return by && text ? { by, text } : null
}

/** Returns the offset in the source of the clicked letter, or undefined. */
export function clickedIn(element: Element, source: string): number | undefined {
  const { focusNode = null, focusOffset = 0 } = getSelection() ?? {}
  if (!(focusNode instanceof Text) || !element.contains(focusNode)) return
  const letters = [...source.matchAll(/\S/g)]
  const inked = (text: string) => text.replace(/\s/g, '')
  const start = letters.join('').indexOf(inked(focusNode.data))
  if (start >= 0) return letters[start + inked(focusNode.data.slice(0, focusOffset)).length]?.index
}
