import type { Variant } from '../../../shared/site-info/site-info.ts'
import { foldSpaces } from './fold-spaces.ts'
import type { CardFacts, FrameFacts, Heard, LinkFacts, PageFacts } from './page-facts.ts'
import { canSee, canShow, isSeen, isVisible, shown, shownLines, shownText } from './what-shows.ts'

export const readFacts = (heard: Heard): PageFacts => ({
  variant: shownVariant(),
  path: location.pathname,
  answer: new URLSearchParams(location.search).get('secretkey') ?? '',
  language: document.documentElement.lang,
  title: document.title,
  description: one<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  canonical: pathOf(one<HTMLLinkElement>('head link[rel=canonical]')?.href),
  icon: pathOf(one<HTMLLinkElement>('head link[rel=icon]')?.href),
  stylesheets: all<HTMLLinkElement>('link[rel=stylesheet]')
    .filter(({ disabled }) => !disabled)
    .map(({ href }) => href.replace(/.*\//, '')),
  isPrinted: matchMedia('print').matches,
  links: all<HTMLAnchorElement>('a[href]').map(readLink),
  frames: all<HTMLIFrameElement>('iframe').map(readFrame),
  text: shownText(document.body, canShow),
  heading: textsOf(document, 'h1').join(' / '),
  intro: textOf(document, 'main .intro'),
  parts: shown(document, 'main > *')
    .sort((one, two) => topOf(one) - topOf(two))
    .map(({ id, classList }) => id || `${classList[0]}`),
  month: foldSpaces(one('[data-months]')?.textContent),
  months: one('[data-months]')?.dataset.months?.split(' ') ?? [],
  now: Date.now(),
  home: pathOf(one<HTMLAnchorElement>('.site-name')?.href),
  menu: {
    paths: menuLinks().map(({ pathname }) => pathname),
    isShown: menuLinks().some(isVisible),
    hasBurger: all('header .burger').some(isVisible),
    isOpen: one('header nav:popover-open') !== null,
    hasExit: all('header .exit').some(isVisible),
  },
  licence: textOf(document, '.licensed'),
  flag: shown<HTMLImageElement>(document, '.licensed img').map(pictureOf).join(),
  badges: textsOf(document, '.badge-strip li'),
  badgeStrip: textOf(document, '.badge-strip'),
  cards: all('.brand-card').map(readCard),
  gameCards: shown<HTMLAnchorElement>(document, '.game-card a').map(({ pathname }) => pathname),
  hero: textOf(document, '.hero .button'),
  fields: shown<HTMLInputElement>(document, 'form [name]').map(readField),
  formTexts: textsOf(document, 'form label, form [type=submit]'),
  sent: textOf(document, 'form [role=status]'),
  questions: shown<HTMLDetailsElement>(document, '#faq details').map(({ open }) => open),
  responsible: shown(document, 'footer .responsible img').length,
  copyright: seenText('footer .copyright'),
  disclosure: seenText('.disclosure'),
  footer: seenText('footer'),
  footerPaths: all<HTMLAnchorElement>('footer a')
    .filter(isSeen)
    .map(({ pathname }) => pathname),
  hasSpinner: all('#casino-guide-spinner').some(isVisible),
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

const readLink = (link: HTMLAnchorElement): LinkFacts => ({
  text: link.ariaLabel ?? (foldSpaces(link.textContent) || link.querySelector('img')?.alt || ''),
  href: withoutOrigin(link.href),
  rel: link.rel,
  target: link.target,
  language: link.hreflang,
  isLost:
    link.hash.length > 1 &&
    link.pathname === location.pathname &&
    !document.getElementById(decodeURIComponent(link.hash.slice(1))),
})

const readFrame = (frame: HTMLIFrameElement): FrameFacts => ({
  src: withoutOrigin(frame.src),
  sandbox: frame.getAttribute('sandbox') ?? '',
  share: shareOf(frame),
})

/** Returns the menu's links. While it shows, these are the ones that a visitor can see. */
function menuLinks(): HTMLAnchorElement[] {
  const links = all<HTMLAnchorElement>('header nav a')
  return links.some(isVisible) ? links.filter(isSeen) : links
}

function readCard(card: Element): CardFacts {
  const sources = (selector: string) =>
    shown<HTMLImageElement>(card, selector).map(({ src }) => withoutOrigin(src))
  const [stars] = shown(card, '.stars')
  const { width = 0, height = 1 } = stars?.getBoundingClientRect() ?? {}
  const links = shown<HTMLAnchorElement>(card, 'a[href]').map(readLink)
  const score = textOf(card, '.brand-score strong')
  return {
    url: links[0]?.href ?? '',
    text: shownLines(card, each => canSee(each) && !each.closest('[popover]')).join(' '),
    rank: textOf(card, '.brand-rank'),
    score,
    stars: Math.round(width / height),
    starsLabel: stars?.ariaLabel ?? '',
    ratings: /[\d.,]+/.exec(textOf(card, '.brand-score').replace(score, ''))?.[0] ?? '',
    trophies: shown<HTMLImageElement>(card, '.trophy').map(pictureOf),
    logo: sources('img.brand-logo').join(),
    bonus: textOf(card, '.brand-bonus strong'),
    privileges: textsOf(card, '.brand-privileges li'),
    icons: sources('.payment-icons:not([popover]) img'),
    folded: [...card.querySelectorAll<HTMLImageElement>('.payment-icons[popover] img')].map(
      ({ src }) => withoutOrigin(src),
    ),
    more: textOf(card, '.more-payments'),
    links,
    uncovered: uncoveredParts(card),
  }
}

/** Returns the blocks of a card in the viewport at which a click reaches no link. */
function uncoveredParts(card: Element): string[] {
  const blocks = ['rank', 'score', 'logo', 'bonus', 'privileges'].map(each => `.brand-${each}`)
  return [...blocks, '.payment-icons:not([popover])'].filter(selector => {
    const {
      left = -1,
      top = -1,
      width = 0,
      height = 0,
    } = card.querySelector(selector)?.getBoundingClientRect() ?? {}
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    // Outside the card, something else covers it.
    return hit?.closest('.brand-card') === card && !hit.closest('a, button, [popover]')
  })
}

/** Returns whether a field is required, its type, and what else the browser validates. */
const readField = (field: HTMLInputElement): string =>
  [
    field.required ? 'required' : 'optional',
    field.type,
    ...['pattern', 'minlength', 'maxlength', 'min', 'max'].filter(each => field.hasAttribute(each)),
  ].join(' ')

/** Returns the name of a picture's file, without the fingerprint and the extension. */
const pictureOf = ({ src }: HTMLImageElement): string => src.replace(/.*\//, '').replace(/\..*/, '')

/** Returns how much of the viewport an element covers, from 0 to 1. */
export function shareOf(element: Element | null): number {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return (width * height) / (innerWidth * innerHeight)
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

const textsOf = (root: ParentNode, selector: string): string[] =>
  shown(root, selector).map(({ textContent }) => foldSpaces(textContent))

const textOf = (root: ParentNode, selector: string): string => textsOf(root, selector)[0] ?? ''

const pathOf = (address?: string): string => (address ? new URL(address).pathname : '')

/** Returns the text that a visitor can see in the first element of a selector. */
function seenText(selector: string): string {
  const root = one(selector)
  return root ? shownText(root, isSeen).join('\n') : ''
}

/** Returns the variant on screen: the loader takes the affiliate's page out of its template. */
const shownVariant = (): Variant =>
  one<HTMLTemplateElement>('#casino-guide-affiliate')?.content.childElementCount === 0
    ? 'affiliate'
    : 'social'
