import type { Variant } from '../../../shared/site-info/site-info.ts'

export type PageFacts = ReturnType<typeof readFacts>

/**
 * Returns what a page says as a browser shows it, without what is hidden. Addresses on the site's own
 * origin are without that origin. `broken` has the addresses of pictures that did not load, because
 * the site shows another picture instead. `heard` cannot be read off the page: errors, warnings and
 * refused loads in the console, and what axe finds wrong.
 */
export function readFacts(
  broken: ReadonlyMap<Element, string>,
  heard: { console: string[]; accessibility: string[] },
) {
  const now = new Date().toLocaleDateString('en-NZ', { timeZone: 'Pacific/Auckland' })
  const [, month = 0, year = 0] = now.split('/').map(Number)
  const canonical = document.querySelector<HTMLLinkElement>('head link[rel=canonical]')?.href ?? ''
  return {
    variant: shownVariant(),
    path: location.pathname,
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: canonical && new URL(canonical).pathname,
    /** The outline: `h1 Best Online Casinos`. */
    headings: all('h1,h2,h3,h4,h5,h6')
      .filter(isVisible)
      .map(heading => `${heading.localName} ${foldSpaces(heading.textContent)}`),
    links: all<HTMLAnchorElement>('a[href]').map(link => ({
      text:
        link.ariaLabel ?? (foldSpaces(link.textContent) || link.querySelector('img')?.alt || ''),
      href: short(link.href),
      rel: link.rel,
    })),
    frames: all<HTMLIFrameElement>('iframe').map(({ src }) => short(src)),
    text: shownText(document.body, isVisible),
    /** The months that the heading takes the present one from, and the present one by the clock. */
    months: document.querySelector<HTMLElement>('[data-months]')?.dataset.months?.split(' ') ?? [],
    now: { month: month - 1, year },
    brokenImages: [...document.images]
      .filter(image => broken.has(image) || (image.complete && !image.naturalWidth))
      .map(image => broken.get(image) ?? short(image.currentSrc || image.src)),
    disclosure: seenText('.disclosure'),
    footer: {
      text: seenText('footer'),
      links: all<HTMLAnchorElement>('footer a').map(({ href }) => short(href)),
    },
    ...heard,
  }
}

const all = <Found extends Element>(selector: string): Found[] => [
  ...document.querySelectorAll<Found>(selector),
]

/** Returns an address without the site's own origin. */
export const short = (address: string): string =>
  address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address

const foldSpaces = (text: string | null): string => text?.replace(/\s+/g, ' ').trim() ?? ''

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Returns whether an element can be seen: it has room on the page, a colour and nothing that cuts it. */
function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const isClear = /^rgba.*, 0\)$/.test(getComputedStyle(element).color)
  if (!isVisible(element) || (isClear && element.localName !== 'img')) return false
  let { left, right, top, bottom } = box
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { opacity, clipPath, filter, overflow } = getComputedStyle(each)
    if (Number(opacity) < 0.5 || clipPath !== 'none' || filter !== 'none') return false
    if (overflow === 'visible' || each === document.documentElement) continue
    const outer = each.getBoundingClientRect()
    left = Math.max(left, outer.left)
    right = Math.min(right, outer.right)
    top = Math.max(top, outer.top)
    bottom = Math.min(bottom, outer.bottom)
  }
  return right - Math.max(left, 0) >= 6 && bottom + scrollY - Math.max(top + scrollY, 0) >= 6
}

/** Returns the text that can be seen in the first element of a selector, pictures’ names with it. */
function seenText(selector: string): string {
  const root = document.querySelector(selector)
  return root ? shownText(root, isSeen).join('\n') : ''
}

/**
 * Returns the visible text inside an element, a line for each block, then what screen readers read
 * of visible elements. Not `innerText`, which gives the capitals that a stylesheet makes.
 */
function shownText(root: Element, isShown: (element: Element) => boolean): string[] {
  const lines: string[] = []
  let last: Element | null = null
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    if (!node.nodeValue?.trim() || !parent || !isShown(parent)) continue
    const block = blockOf(parent)
    if (block === last) lines[lines.length - 1] += ` ${node.nodeValue}`
    else lines.push(node.nodeValue)
    last = block
  }
  const read = [...root.querySelectorAll('[alt],[aria-label]')]
    .filter(isShown)
    .map(element => element.getAttribute('aria-label') ?? element.getAttribute('alt'))
  return [...lines, ...read].map(foldSpaces).filter(Boolean)
}

function blockOf(element: Element): Element {
  const inline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return inline && element.parentElement ? blockOf(element.parentElement) : element
}

/** Returns the variant that is shown: the loader takes the affiliate's page out of its template. */
const shownVariant = (): Variant =>
  document.querySelector<HTMLTemplateElement>('#affiliate')?.content.childElementCount === 0
    ? 'affiliate'
    : 'social'
