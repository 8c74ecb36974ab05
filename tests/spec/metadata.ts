import type { Page } from 'playwright/test'
import { type Breach, differs } from '../../scripts/compare/browser/rule.ts'
import { readWords } from '../../scripts/content/read-content.ts'
import { languageSettings, languages } from '../../shared/content/languages.ts'
import { recordOf } from '../../shared/content/records.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import { expected, type Scene } from './scenes.ts'

const { words } = readWords(process.cwd())

/** The tested site's SITE_URL. */
const siteUrl = 'https://www.example.com'

/** Returns the texts of the head by name. A name that occurs twice has two. */
export async function headOf(tab: Page): Promise<Record<string, string[]>> {
  const selector =
    'title,meta[name],meta[property],link:is([rel=canonical],[rel=alternate],[rel=manifest])'
  const entries = await tab.locator(`head > :is(${selector})`).evaluateAll(all =>
    all.map(element => {
      const of = (name: string) => element.getAttribute(name)
      const name = of('name') ?? of('property') ?? of('hreflang') ?? of('rel') ?? 'title'
      return { name, text: of('content') ?? of('href') ?? element.textContent ?? '' }
    }),
  )
  const head: Record<string, string[]> = {}
  for (const { name, text } of entries) {
    head[name] = [...(head[name] ?? []), text]
  }
  return head
}

/** Entries that a rule of the page checks too, so that one mistake is one cause. */
const ruleOf: Record<string, string> = {
  canonical: 'canonical',
  'og:url': 'canonical',
  'og:title': 'title',
  'og:description': 'description',
}

/** Returns wrong, missing and duplicate elements of a scene's head. */
export async function headBreaches(
  tab: Page,
  { address, variant, language }: Scene,
): Promise<Breach[]> {
  const { title = '', description = '', canonical = '' } = expected.pages[address]?.[variant] ?? {}
  const { path } = marketPath(canonical)
  const wanted: Record<string, string> = {
    ...recordOf(languages, each => siteUrl + addressIn(each, path)),
    'x-default': siteUrl + addressIn('en', path),
    canonical: siteUrl + canonical,
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + canonical,
    'og:type': 'website',
    'og:locale': languageSettings[language].locale,
    'og:site_name': words[variant][language].labels.siteName ?? '',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    // Every page is public (spec §6.1).
    robots: '',
  }
  const head = await headOf(tab)
  return Object.keys({ ...head, ...wanted }).flatMap(name => {
    const [text, ...more] = (head[name] ?? ['']).map(each => each.replace(siteUrl, ''))
    if (more.length) {
      return { rule: 'head', message: `has ${more.length + 1} entries “${name}”` }
    }
    const prefix = ruleOf[name] ? '' : `${name} is `
    const messages = differs(text, wanted[name]?.replace(siteUrl, ''))
    return messages.map(each => ({ rule: ruleOf[name] ?? 'head', message: prefix + each }))
  })
}

/** Returns the first difference between the page's microdata and what it shows. */
export async function microdataProblems(
  tab: Page,
  { address, variant, language }: Scene,
): Promise<string[]> {
  const { found, cards, questions } = await tab.evaluate(readMicrodata)
  const { labels, pages } = words[variant][language]
  const { page = '' } = expected.pages[address]?.[variant] ?? {}
  const addressOf = (path: string) => new URL(path, tab.url()).href
  const home = addressOf(addressIn(language, '/'))
  const listOf = (type: string, entry: string, { length }: unknown[]) =>
    length ? [[type, ...Array(length).fill(entry)].join(', ')] : []
  const crumb = (index: number, page: string, item: string) =>
    `ListItem, position: ${index}, name: ${pages[page]?.link}, item: ${item}`
  const crumbs = page === 'home' ? [] : [crumb(1, 'home', home), crumb(2, page, addressOf(address))]
  const wanted = [
    `WebSite, url: ${home}, name: ${labels.siteName}`,
    ...listOf('BreadcrumbList', 'itemListElement: ListItem', crumbs),
    ...crumbs,
    ...listOf('ItemList', 'itemListElement: ListItem', cards),
    ...cards.map((url, index) => `ListItem, position: ${index + 1}, url: ${url}`),
    ...listOf('FAQPage', 'mainEntity: Question', questions),
    ...questions.flatMap(([name, text]) => [
      `Question, name: ${name}, acceptedAnswer: Answer`,
      `Answer, text: ${text}`,
    ]),
  ]
  const longer = found.length > wanted.length ? found : wanted
  const at = longer.findIndex((_, index) => found[index] !== wanted[index])
  return at < 0 ? [] : [`“${found[at]}”, not “${wanted[at]}”`]
}

/** Returns each item with its properties, and what they describe. Runs in the page. */
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
    found: [
      ...all('script[type="application/ld+json"]').map(each => `JSON-LD ${textOf(each)}`),
      ...all('[itemscope]').map(item => [typeOf(item), ...linesOf(item)].join(', ')),
      ...linesOf(null),
    ],
    cards: all<HTMLAnchorElement>('.brand-card .covers-card').map(({ href }) => href),
    questions: all('#faq details').map(({ children }) => [...children].map(textOf)),
  }
}
