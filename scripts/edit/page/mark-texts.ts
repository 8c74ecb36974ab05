/** A text of the page. One that is not on the screen has the name of its place, and its words. */
export type PageText = { name: string; text: string; number: number }

const invisible = /[\u{E0100}-\u{E01EF}]+/gu
/** Where texts can stand that no element shows, in an editor's words. */
const places: Record<string, string> = {
  alt: 'Picture',
  placeholder: 'Empty field',
  'aria-label': 'Read out',
  title: 'Pointed at',
}
/** Machines read again in `content` what the page says. */
export const attributes = [...Object.keys(places), 'content']
/** Where the keyboard stops by itself. */
const stops = 'a, button, summary'
const hidden = new WeakMap<Element, Map<string, number>>()

/**
 * Takes the numbers off the texts of the page, and keeps each at the element that shows it. Lets the
 * keyboard stop there while words are edited. Returns all texts of the page.
 */
export function markTexts(isEditing: boolean): PageText[] {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const number = numberBehind(text.nodeValue)
    if (number === null || !text.parentElement) continue
    text.nodeValue = (text.nodeValue ?? '').replace(invisible, '')
    text.parentElement.dataset.previewText = `${number}`
  }
  for (const element of document.querySelectorAll<HTMLElement>('#root [data-preview-text]')) {
    if (element.dataset.previewStop && !isEditing) {
      element.removeAttribute('tabindex')
      delete element.dataset.previewStop
    } else if (isEditing && element.tabIndex < 0 && !element.closest(stops)) {
      element.tabIndex = 0
      element.dataset.previewStop = 'true'
    }
  }
  const title = document.querySelector('title')
  const shown = [...document.querySelectorAll<HTMLElement>('[data-preview-text]')].map(element => ({
    name: element === title ? 'title' : '',
    text: element === title ? document.title : '',
    number: Number(element.dataset.previewText),
  }))
  const inAttributes = [...document.querySelectorAll(`[${attributes.join('],[')}]`)]
  // A text that stands in several places is listed once, as one on the screen if it is there too.
  const found = [...shown, ...inAttributes.flatMap(hiddenIn)]
  return found.filter(
    ({ number }, index) => index === found.findIndex(each => each.number === number),
  )
}

/** Takes the numbers off an element's attributes, and returns the texts in them. */
function hiddenIn(element: Element): PageText[] {
  const numbers = hidden.get(element) ?? new Map<string, number>()
  hidden.set(element, numbers)
  for (const name of attributes) {
    const value = element.getAttribute(name)
    const number = numberBehind(value)
    if (number === null) continue
    element.setAttribute(name, (value ?? '').replace(invisible, ''))
    numbers.set(name, number)
  }
  return [...numbers].map(([attribute, number]) => ({
    name: places[attribute] ?? element.getAttribute('name') ?? '',
    text: element.getAttribute(attribute) ?? '',
    number,
  }))
}

/** Returns the last number in a text, that of the whole; null where it has none. */
function numberBehind(text: string | null): number | null {
  const letters = [...(text?.match(invisible)?.at(-1) ?? '')]
  const [tens, ones] = letters.slice(-2).map(letter => (letter.codePointAt(0) ?? 0) - 0xe0100)
  return tens === undefined || ones === undefined ? null : tens * 240 + ones
}

/**
 * Returns the marked element at, around or in a target, and the number of its text. In a brand's card
 * what stands within a text of ours is the brand's.
 */
export function markedAt(target: unknown): { element: HTMLElement; number: number } | null {
  if (!(target instanceof Element)) return null
  const around = target.closest<HTMLElement>('#root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) return null
  // The keyboard stops at a link, whose text may stand in an element of its own.
  const isStop = target.matches(`#root :is(${stops})`)
  const element =
    around ?? (isStop ? target.querySelector<HTMLElement>('[data-preview-text]') : null)
  return element && { element, number: Number(element.dataset.previewText) }
}
