import type { LinkFact, PageFacts } from '../../findings/page-facts.ts'
import { shortAddress } from '../../findings/short-address.ts'
import { readRequests, shownVariant } from './read-requests.ts'
import type { Messages } from './record-messages.ts'
import { visibleText } from './visible-text.ts'

const short = (address: string): string => shortAddress(address, location.origin)

const textOf = (element: Element | null): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

const named = (element: Element): string => element.getAttribute('aria-label') || textOf(element)

const linkFact = (link: HTMLAnchorElement): LinkFact => {
  const text = named(link) || (link.querySelector('img')?.alt ?? '')
  const written = link.getAttribute('href') ?? ''
  // On this page: its address would bring the fixed clock and seed along.
  const href = written.startsWith('#') ? written : short(link.href)
  return { text, href, rel: link.rel, target: link.target }
}

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`head meta[name="${name}"]`)?.content ?? ''

/** What the page says of itself at this moment, with the messages that it has given until now. */
export function readFacts({ lines, broken }: Messages): Omit<PageFacts, 'accessibility'> {
  const footer = document.querySelector('footer')
  const canonical = document.querySelector<HTMLLinkElement>('head link[rel=canonical]')?.href
  const marks = [...(footer?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)
  return {
    variant: shownVariant(),
    title: document.title,
    description: meta('description'),
    canonical: canonical ? short(canonical) : '',
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
      .filter(heading => heading.checkVisibility())
      .map(heading => `${heading.localName} ${textOf(heading)}`),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(linkFact),
    text: visibleText(document.body),
    images: [...document.images].map(image => ({
      src: short(image.currentSrc || image.src),
      alt: image.getAttribute('alt'),
      broken: broken.has(image) || (image.complete && !image.naturalWidth),
    })),
    footer: {
      text: [...(footer ? visibleText(footer) : []), ...marks].join('\n'),
      links: [...(footer?.querySelectorAll('a') ?? [])].map(({ href }) => short(href)),
    },
    console: [...lines],
    requests: readRequests(),
  }
}
