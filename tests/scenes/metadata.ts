import type { Page } from 'playwright/test'
import { type Breach, differs } from '../../scripts/compare/browser/rules.ts'
import { readWords } from '../../scripts/content/read-content.ts'
import { expected, type Scene } from './scenes.ts'

const { words } = readWords(process.cwd())

/** The tested site's SITE_URL. */
const siteUrl = 'https://www.example.com'

/** Returns what the head says, by name: a thing that is said twice has two entries. */
export async function headOf(tab: Page): Promise<Record<string, string[]>> {
  const things =
    'title,meta[name],meta[property],link:is([rel=canonical],[rel=alternate],[rel=manifest])'
  const said = await tab.locator(`head > :is(${things})`).evaluateAll(all =>
    all.map(element => {
      const of = (name: string) => element.getAttribute(name)
      const name = of('name') ?? of('property') ?? of('hreflang') ?? of('rel') ?? 'title'
      return { name, text: of('content') ?? of('href') ?? element.textContent ?? '' }
    }),
  )
  const head: Record<string, string[]> = {}
  for (const { name, text } of said) head[name] = [...(head[name] ?? []), text]
  return head
}

/** What the rules of a page look at too, and how they tell it. */
const told: Record<string, [rule: string, what: string]> = {
  canonical: ['canonical', 'its own address is'],
  'og:url': ['canonical', 'its own address is'],
  'og:title': ['title', 'the title is'],
  'og:description': ['description', 'the description is'],
}

/** Returns what the head of a scene says wrongly, twice or not at all. */
export async function headBreaches(
  tab: Page,
  { address, variant, language }: Scene,
): Promise<Breach[]> {
  const { title = '', description = '', canonical = '' } = expected.pages[address]?.[variant] ?? {}
  const english = siteUrl + (canonical.replace(/^\/fi\b/, '') || '/')
  const wanted: Record<string, string> = {
    canonical: siteUrl + canonical,
    en: english,
    fi: siteUrl + `/fi${new URL(english).pathname}`.replace(/\/$/, ''),
    'x-default': english,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + canonical,
    'og:type': 'website',
    'og:locale': language === 'fi' ? 'fi_FI' : 'en_NZ',
    'og:site_name': words[variant][language].labels.siteName ?? '',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  const head = await headOf(tab)
  return Object.keys({ ...head, ...wanted }).flatMap(name => {
    const [said, ...more] = head[name] ?? []
    if (more.length) return { rule: 'head', message: `${name} is said ${more.length + 1} times` }
    const [rule, what] = told[name] ?? ['head', `${name} is`]
    const [found, text] = [said, wanted[name]].map(each => each?.replace(siteUrl, ''))
    return differs(what, found, text).map(message => ({ rule, message }))
  })
}

/** Returns where the page’s microdata differ from what it shows; they may say nothing else. */
export async function microdataProblems(
  tab: Page,
  { address, variant, language }: Scene,
): Promise<string[]> {
  const { said, cards, questions } = await tab.evaluate(readMicrodata)
  const { labels, pages } = words[variant][language]
  const { page = '' } = expected.pages[address]?.[variant] ?? {}
  const addressOf = (path: string) => new URL(path, tab.url()).href
  const home = addressOf(language === 'fi' ? '/fi' : '/')
  const listOf = (type: string, entry: string, { length }: unknown[]) =>
    length ? [[type, ...Array(length).fill(entry)].join(', ')] : []
  const crumb = (index: number, page: string, item: string) =>
    `ListItem, position: ${index}, name: ${pages[page]?.link}, item: ${item}`
  const crumbs = [crumb(1, 'home', home), crumb(2, page, addressOf(address))]
  const shown = [
    `WebSite, url: ${home}, name: ${labels.siteName}`,
    ...(page === 'home' ? [] : listOf('BreadcrumbList', 'itemListElement: ListItem', crumbs)),
    ...(page === 'home' ? [] : crumbs),
    ...listOf('ItemList', 'itemListElement: ListItem', cards),
    ...cards.map((url, index) => `ListItem, position: ${index + 1}, url: ${url}`),
    ...listOf('FAQPage', 'mainEntity: Question', questions),
    ...questions.flatMap(([name, text]) => [
      `Question, name: ${name}, acceptedAnswer: Answer`,
      `Answer, text: ${text}`,
    ]),
  ]
  const longer = said.length > shown.length ? said : shown
  const at = longer.findIndex((_, index) => said[index] !== shown[index])
  return at < 0 ? [] : [`it says “${said[at]}”, not “${shown[at]}”`]
}

/** Returns each item with its properties, and what they are of. Runs in the page. */
function readMicrodata() {
  const all = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(selector),
  ]
  const textOf = ({ textContent }: Element) => textContent?.trim()
  const typeOf = (item: Element) =>
    item.getAttribute('itemtype')?.replace('https://schema.org/', '')
  const properties = all('[itemprop]').map(element => {
    const isLink = element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement
    const text = element.getAttribute('content') ?? (isLink ? element.href : textOf(element))
    const item = element.parentElement?.closest('[itemscope]') ?? null
    return { item, line: `${element.getAttribute('itemprop')}: ${typeOf(element) ?? text}` }
  })
  const linesOf = (item: Element | null) =>
    properties.filter(each => each.item === item).map(({ line }) => line)
  return {
    said: all('[itemscope]')
      .map(item => [typeOf(item), ...linesOf(item)].join(', '))
      .concat(linesOf(null)),
    cards: all<HTMLAnchorElement>('.brand-card .covers-card').map(({ href }) => href),
    questions: all('#faq details').map(({ children }) => [...children].map(textOf)),
  }
}
