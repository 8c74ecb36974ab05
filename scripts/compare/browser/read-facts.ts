import type { Variant } from '../../../shared/site-info/site-info.ts'

export type PageFacts = ReturnType<typeof readFacts>

/**
 * Returns the visible content of a page in a browser. Addresses of the site have no origin.
 * `heard` cannot be read off the page: what it complained about, and what axe finds.
 */
export const readFacts = (heard: { console: string[]; accessibility: string[] }) => ({
  variant: shownVariant(),
  path: location.pathname,
  /** The stand-in info service's answer. */
  answer: new URLSearchParams(location.search).get('secretkey') ?? '',
  language: document.documentElement.lang,
  title: document.title,
  description: one<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  canonical: pathOf(one<HTMLLinkElement>('head link[rel=canonical]')?.href),
  links: all<HTMLAnchorElement>('a[href]').map(link => ({
    text: link.ariaLabel ?? (foldSpaces(link.textContent) || link.querySelector('img')?.alt || ''),
    href: withoutOrigin(link.href),
    rel: link.rel,
  })),
  frames: all<HTMLIFrameElement>('iframe').map(({ src }) => withoutOrigin(src)),
  text: shownText(document.body, isVisible),
  /** The month that a heading shows, the names it was taken from, and the time on the clock. */
  month: foldSpaces(one('[data-months]')?.textContent),
  months: one('[data-months]')?.dataset.months?.split(' ') ?? [],
  now: Date.now(),
  disclosure: seenText('.disclosure'),
  footer: seenText('footer'),
  footerPaths: all<HTMLAnchorElement>('footer a').map(({ pathname }) => pathname),
  ...heard,
})

const one = <Found extends Element = HTMLElement>(selector: string): Found | null =>
  document.querySelector<Found>(selector)

const all = <Found extends Element>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(selector),
]

/** Returns an address without the site's own origin. */
export const withoutOrigin = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address

const pathOf = (address?: string): string => (address ? new URL(address).pathname : '')

const foldSpaces = (text?: string | null): string => text?.replace(/\s+/g, ' ').trim() ?? ''

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Returns whether a visitor can see an element: it has room, a colour, and nothing cuts it off. */
function isSeen(element: Element): boolean {
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

/** Returns the text that a visitor can see in the first element of a selector. */
function seenText(selector: string): string {
  const root = one(selector)
  return root ? shownText(root, isSeen).join('\n') : ''
}

/** Returns an element's text, a line per block, then what only screen readers read. */
function shownText(root: Element, isShown: (element: Element) => boolean): string[] {
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
  const names = [...root.querySelectorAll('[alt],[aria-label]')]
    .filter(isShown)
    .map(element => element.getAttribute('aria-label') ?? element.getAttribute('alt'))
  return [...lines.values(), ...names].map(foldSpaces).filter(Boolean)
}

function blockOf(element: Element): Element {
  const inline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return inline && element.parentElement ? blockOf(element.parentElement) : element
}

/** Returns the variant on screen: the loader takes the affiliate's page out of its template. */
const shownVariant = (): Variant =>
  one<HTMLTemplateElement>('#affiliate')?.content.childElementCount === 0 ? 'affiliate' : 'social'
