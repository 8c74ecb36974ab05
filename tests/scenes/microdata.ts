import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright/test'
import type { BreadcrumbList, FAQPage, ItemList, WebSite } from 'schema-dts'
import { publicPath } from '../../shared/routes/market-path.ts'
import { routes, words } from '../helpers/site-pages.ts'
import type { Scene } from './scenes.ts'

type Item = { '@type': string; [property: string]: Value | Value[] }
type Value = string | Item

/** Returns how the page’s microdata differ from what it shows; they may say nothing else. */
export async function microdataProblems(tab: Page, scene: Scene): Promise<string[]> {
  const typed = (items: object[]) => new Map(items.map(item => [Object(item)['@type'], item]))
  const found = typed(await microdataOf(tab))
  const expected = typed(await expectedItems(tab, scene))
  return [...new Set([...found.keys(), ...expected.keys()])]
    .filter(type => !isDeepStrictEqual(found.get(type), expected.get(type)))
    .map(type => {
      const [said, shown] = [found, expected].map(items => JSON.stringify(items.get(type)))
      return `${type} says ${said}, and the page shows ${shown}`
    })
}

async function expectedItems(tab: Page, scene: Scene): Promise<object[]> {
  const { address, variant, language } = scene
  const { origin, links, questions } = await tab.evaluate(() => ({
    origin: location.origin,
    links: [...document.querySelectorAll<HTMLAnchorElement>('.brand-card .covers-card')].map(
      ({ href }) => href,
    ),
    questions: [...document.querySelectorAll('#faq details')].map(({ children: [name, text] }) => [
      `${name?.textContent?.trim()}`,
      `${text?.textContent?.trim()}`,
    ]),
  }))
  const { labels, pages } = words[variant][language]
  const home = origin + publicPath(language === 'fi' ? 'fi' : '', '/')
  const row = routes.paths.find(at => at.address === address)?.rows[variant]
  const site = { '@type': 'WebSite', url: home, name: `${labels.siteName}` } satisfies WebSite
  const crumb = (position: string, page: string, item: string) => ({
    '@type': 'ListItem' as const,
    position,
    name: `${pages[page]?.link}`,
    item,
  })
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb('1', 'home', home), crumb('2', `${row?.page}`, origin + address)],
  } satisfies BreadcrumbList
  const list = {
    '@type': 'ItemList',
    itemListElement: links.map((url, index) => ({
      '@type': 'ListItem' as const,
      position: `${index + 1}`,
      url,
    })),
  } satisfies ItemList
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question' as const,
      name: `${name}`,
      acceptedAnswer: { '@type': 'Answer' as const, text: `${text}` },
    })),
  } satisfies FAQPage
  return [
    site,
    ...(row?.path === '/' ? [] : [breadcrumbs]),
    ...(links.length ? [list] : []),
    ...(questions.length ? [faq] : []),
  ]
}

/**
 * Returns the microdata of the page on screen as a search engine reads them: top-level items with
 * their properties, one that is there more than once as a list
 * (https://html.spec.whatwg.org/multipage/microdata.html#values).
 */
const microdataOf = (tab: Page): Promise<Item[]> =>
  tab.evaluate(() => {
    function readValue(element: Element): Value {
      if (element.hasAttribute('itemscope')) return readItem(element)
      if (element instanceof HTMLMetaElement) return element.content
      if (element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement) {
        return new URL(element.href).href
      }
      return (element.textContent ?? '').trim()
    }

    function readItem(scope: Element): Item {
      const type = scope.getAttribute('itemtype') ?? ''
      const item: Item = { '@type': type.replace('https://schema.org/', '') }
      const properties = [...scope.querySelectorAll('[itemprop]')].filter(
        element => element.parentElement?.closest('[itemscope]') === scope,
      )
      for (const element of properties) {
        const name = element.getAttribute('itemprop') ?? ''
        const before = item[name]
        const value = readValue(element)
        item[name] = before === undefined ? value : [before, value].flat()
      }
      return item
    }

    return [...document.querySelectorAll('[itemscope]:not([itemprop])')].map(readItem)
  })
