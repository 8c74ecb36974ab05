import { foldSpaces } from './fold-spaces.ts'

export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Returns whether an element is visible, or in something that a visitor can open. */
export const canShow = (element: Element): boolean =>
  isVisible(element) || element.closest('[popover], details') !== null

/** Returns whether a visitor can see an element: it has room, a colour, and nothing cuts it off. */
export function isSeen(element: Element): boolean {
  const isClear = /^rgba.*, 0\)$/.test(getComputedStyle(element).color)
  if (!isVisible(element) || (isClear && element.localName !== 'img')) {
    return false
  }
  let { left, right, top, bottom } = element.getBoundingClientRect()
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { opacity, clipPath, filter, overflow } = getComputedStyle(each)
    if (Number(opacity) < 0.5 || clipPath !== 'none' || filter !== 'none') {
      return false
    }
    if (overflow === 'visible' || each === document.documentElement) {
      continue
    }
    const outer = each.getBoundingClientRect()
    left = Math.max(left, outer.left)
    right = Math.min(right, outer.right)
    top = Math.max(top, outer.top)
    bottom = Math.min(bottom, outer.bottom)
  }
  return right - Math.max(left, 0) >= 6 && bottom - Math.max(top, -scrollY) >= 6
}

/** Returns whether a visitor can see an element. Paper leaves out what only works on a screen. */
export const canSee = (element: Element): boolean => isSeen(element) || matchMedia('print').matches

export const shown = <Found extends Element>(root: ParentNode, selector: string): Found[] =>
  [...root.querySelectorAll<Found>(selector)].filter(canSee)

/** Returns an element's text, a line per block, then what only screen readers read. */
export function shownText(root: Element, isShown: (element: Element) => boolean): string[] {
  const attributes = ['alt', 'aria-label', 'title', 'placeholder']
  const names = [...root.querySelectorAll(attributes.map(each => `[${each}]`).join())]
    .filter(isShown)
    .flatMap(element => attributes.map(each => element.getAttribute(each)))
  return [...shownLines(root, isShown), ...names.map(foldSpaces).filter(Boolean)]
}

export function shownLines(root: Element, isShown: (element: Element) => boolean): string[] {
  const lines = new Map<Element, string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { nodeValue, parentElement: parent } = walker.currentNode
    if (!nodeValue?.trim() || !parent || !isShown(parent)) {
      continue
    }
    const block = blockOf(parent)
    lines.set(block, `${lines.get(block) ?? ''} ${nodeValue}`)
  }
  return [...lines.values()].map(foldSpaces)
}

function blockOf(element: Element): Element {
  const inline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return inline && element.parentElement ? blockOf(element.parentElement) : element
}
