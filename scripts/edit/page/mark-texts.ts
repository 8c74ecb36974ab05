import type { News } from './news.ts'

/** A text of the page, by its number. One that no element shows has a name for its place. */
export type PageText = { number: number; place: string; words: string }

/** What the preview puts behind each text: its number in letters that no font shows. */
const invisible = /[\u{E0100}-\u{E01EF}]+/gu
/** Where texts stand, in an editor's words. Machines read again in `content` what the page says. */
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
 * Takes the numbers off the texts of the page, and keeps each at the element that shows it. Returns
 * whether there were any.
 */
export function markTexts(): boolean {
  const everyText = document.evaluate('//text() | //@*', document, null, 6)
  let isNew = false
  for (let index = 0; index < everyText.snapshotLength; index++) {
    const node = everyText.snapshotItem(index)
    const number = numberBehind(`${node?.nodeValue}`)
    if (!node || number === null) continue
    node.nodeValue = `${node.nodeValue}`.replace(invisible, '')
    const [element, place] =
      node instanceof Attr ? [node.ownerElement, node.name] : [node.parentElement, 'text']
    element?.setAttribute(`data-preview-${place}`, `${number}`)
    isNew = true
  }
  return isNew
}

/** Returns the last number in a text, that of the whole; null where it has none. */
function numberBehind(text: string): number | null {
  const letters = [...(text.match(invisible)?.at(-1) ?? '')].slice(-2)
  const [tens, ones] = letters.map(letter => Number(letter.codePointAt(0)) - 0xe0100)
  return tens === undefined || ones === undefined ? null : tens * 240 + ones
}

/** Returns each text of the page once, as one that an element shows where one does. */
export function textsOnPage(): PageText[] {
  const found = new Map<number, PageText>()
  for (const [name, place] of Object.entries(places))
    for (const element of document.querySelectorAll(`[data-preview-${name}]`)) {
      const number = Number(element.getAttribute(`data-preview-${name}`))
      const inHead = element.closest('title')?.localName ?? element.getAttribute('name') ?? ''
      const words = (name === 'text' ? element.textContent : element.getAttribute(name)) ?? ''
      if (!found.has(number)) found.set(number, { number, place: place || inHead, words })
    }
  return [...found.values()]
}

/** Lets the keyboard stop at each text while words are edited. */
export function stopAtTexts(isEditing: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('#root [data-preview-text]')) {
    if (element.closest(stops)) continue
    if (isEditing) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
}

/**
 * Returns the text at, around or in a target, and the element that shows it. In a brand's card what
 * stands within a text of ours is the brand's.
 */
export function textAt(target: unknown, texts: News['texts']) {
  if (!(target instanceof Element)) return null
  const around = target.closest<HTMLElement>('#root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) return null
  // The keyboard stops at a link, whose text may stand in an element of its own.
  const inside = `:scope:is(#root :is(${stops})) [data-preview-text]`
  const by = around ?? target.querySelector<HTMLElement>(inside)
  const text = texts[Number(by?.dataset.previewText)]
  return by && text ? { by, text } : null
}

/** Returns where the letter that was clicked in an element stands in its source, undefined if nowhere. */
export function clickedIn(element: Element, source: string): number | undefined {
  const { focusNode = null, focusOffset = 0 } = getSelection() ?? {}
  if (!element.contains(focusNode)) return
  const letters = [...source.matchAll(/\S/g)]
  const inked = (text: string) => text.replace(/\s/g, '')
  const text = `${focusNode?.nodeValue}`
  const start = letters.join('').indexOf(inked(text))
  if (start >= 0) return letters[start + inked(text.slice(0, focusOffset)).length]?.index
}
