/** What a visitor can change without scripts. The loader marks forms that are submitted early. */
const changeable =
  'input[name], textarea[name], details[open], form[data-type=submit], .table, :is(:popover-open)'

/**
 * Remembers what a visitor has done to the page. React renders it from scratch if another program has
 * changed it before hydration, for example a translator or a password manager. Returns a function
 * that repeats everything on the new elements. If the old ones are still there, it does nothing.
 */
export function rememberVisitor(root: Element): () => void {
  const { scrollX: left, scrollY: top } = window
  const main = root.querySelector('main')
  const focused = root.querySelector(':focus')
  const changes = Array.from(root.querySelectorAll(changeable), old => changeOf(old, root))
  if (focused) {
    // Last, because opening a popover moves the focus.
    changes.push(focusOf(focused, root))
  }
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

/** One thing that a visitor did: how to find its element in another render, and how to repeat it. */
type Change = { find: () => Element | undefined; repeat: (element: HTMLElement) => void }

function changeOf(old: Element, root: Element): Change {
  const { scrollLeft: left, scrollTop: top } = old
  const isOpen = old.matches(':is(:popover-open)')
  return {
    find: finderOf(old, root),
    repeat: element => {
      if (isField(old) && isField(element)) {
        element.value = old.value
      } else if (element instanceof HTMLDetailsElement) {
        element.open = true
      } else if (element instanceof HTMLFormElement) {
        element.dataset.type = 'submit'
      } else if (isOpen) {
        openPopover(element)
      }
      element.scrollTo({ left, top, behavior: 'instant' })
    },
  }
}

function focusOf(old: Element, root: Element): Change {
  // E-mail fields have no selection.
  const selection = isField(old) && old.selectionStart !== null ? selectionOf(old) : null
  return {
    find: finderOf(old, root),
    repeat: element => {
      element.focus({ preventScroll: true })
      if (selection && isField(element)) {
        Object.assign(element, selection)
      }
    },
  }
}

/** Presses the popover's button, which gives a list its position, and later gets the focus back. */
function openPopover({ id }: Element): void {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
  button?.focus({ preventScroll: true })
  button?.click()
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
 * Returns a function that finds an element of ours in another render: by the first of these
 * attributes that it has, and its position among the elements with the same one.
 */
function finderOf(old: Element, root: Element): () => Element | undefined {
  const name = ['name', 'popovertarget', 'href', 'id'].find(each => old.hasAttribute(each))
  const [ownClass] = old.classList
  const part = name
    ? `[${name}="${CSS.escape(old.getAttribute(name) ?? '')}"]`
    : ownClass && `.${CSS.escape(ownClass)}`
  const selector = old.localName + (part ?? '')
  const index = [...root.querySelectorAll(selector)].indexOf(old)
  return () => root.querySelectorAll(selector)[index]
}
