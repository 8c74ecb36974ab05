/**
 * Remembers what a visitor has done to the page, and returns a function that repeats it. React
 * renders a page from scratch if another program has changed it before hydration, for example a
 * translator or a password manager. If React keeps the elements, the function does nothing.
 */
export function rememberVisitor(root: Element): () => void {
  const { scrollX: left, scrollY: top } = window
  const main = root.querySelector('main')
  const changes = changeKinds.flatMap(([selector, repeatOn]) =>
    Array.from(root.querySelectorAll<HTMLElement>(selector), old => ({
      find: finderOf(old, root),
      repeat: repeatOn(old),
    })),
  )
  return () => {
    if (!main || main.isConnected) {
      return
    }
    for (const { find, repeat } of changes) {
      const element = find()
      if (element instanceof HTMLElement) {
        repeat(element)
      }
    }
    // Cards out of view get their exact height, so that the same card is at this position.
    document.documentElement.classList.toggle('whole', top > 0)
    // A call for the same position would end the browser's own way to a hash or an earlier position.
    if (window.scrollX !== left || window.scrollY !== top) {
      window.scrollTo({ left, top, behavior: 'instant' })
    }
  }
}

/** Reads what a visitor did to an element. Returns a function that repeats it on another one. */
type RepeatOn = (old: HTMLElement) => (element: HTMLElement) => void

/** What a visitor can do without scripts: which elements show it, and how to repeat it. */
const changeKinds: [selector: string, RepeatOn][] = [
  ['input[name], textarea[name]', type],
  // The loader marks forms that are submitted early.
  ['form[data-type=submit]', () => form => form.setAttribute('data-type', 'submit')],
  ['details[open]', () => details => details.setAttribute('open', '')],
  [':is(:popover-open)', () => openPopover],
  ['.table, textarea, :is(:popover-open)', scroll],
  // Last, because opening a popover moves the focus.
  [':focus', focus],
]

function type(old: HTMLElement): (element: HTMLElement) => void {
  const value = isField(old) ? old.value : ''
  return element => {
    if (isField(element)) {
      element.value = value
    }
  }
}

/** Presses the popover's button, which gives a list its position, and later gets the focus back. */
function openPopover({ id }: Element): void {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
  button?.focus({ preventScroll: true })
  button?.click()
}

function scroll({ scrollLeft: left, scrollTop: top }: Element): (element: HTMLElement) => void {
  return element => element.scrollTo({ left, top, behavior: 'instant' })
}

function focus(old: HTMLElement): (element: HTMLElement) => void {
  // E-mail fields have no selection.
  const selection = isField(old) && old.selectionStart !== null ? selectionOf(old) : null
  return element => {
    element.focus({ preventScroll: true })
    if (selection && isField(element)) {
      Object.assign(element, selection)
    }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

const selectionOf = ({ selectionStart, selectionEnd, selectionDirection }: Field) => ({
  selectionStart,
  selectionEnd,
  selectionDirection,
})

/**
 * Finds an element of the site again in another render: by the first attribute below that it has,
 * and its position among the elements with the same value.
 */
function finderOf(old: Element, root: Element): () => Element | undefined {
  const name = ['name', 'popovertarget', 'href', 'id'].find(attribute =>
    old.hasAttribute(attribute),
  )
  const [ownClass] = old.classList
  const part = name
    ? `[${name}="${CSS.escape(old.getAttribute(name) ?? '')}"]`
    : ownClass && `.${CSS.escape(ownClass)}`
  const selector = old.localName + (part ?? '')
  const index = [...root.querySelectorAll(selector)].indexOf(old)
  return () => root.querySelectorAll(selector)[index]
}
