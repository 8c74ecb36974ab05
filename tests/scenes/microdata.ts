import type { Page } from 'playwright/test'
import { publicPath } from '../../shared/routes/market-path.ts'
import { routes, words } from '../helpers/site-pages.ts'
import type { Scene } from './scenes.ts'

/** Returns how the page’s microdata differ from what it shows; they may say nothing else. */
export async function microdataProblems(tab: Page, scene: Scene): Promise<string[]> {
  const [said, shown] = [await microdataOf(tab), await expectedMicrodata(tab, scene)]
  const at = said.findIndex((line, index) => line !== shown[index])
  const isSame = at < 0 && said.length === shown.length
  return isSame ? [] : [`it says “${said.at(at)}”, not “${shown[at] ?? shown.at(-1)}”`]
}

/** Returns each item and property, in the order of the page, behind the item that it belongs to. */
const microdataOf = (tab: Page): Promise<string[]> =>
  tab.locator('[itemscope], [itemprop]').evaluateAll(elements => {
    const typeOf = (element?: Element | null) =>
      element?.getAttribute('itemtype')?.replace('https://schema.org/', '')
    return elements.map(element => {
      const isLink = element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement
      const value =
        typeOf(element) ??
        element.getAttribute('content') ??
        (isLink ? element.href : element.textContent?.trim())
      const item = typeOf(element.parentElement?.closest('[itemscope]'))
      return item ? `${item} ${element.getAttribute('itemprop')}: ${value}` : `${value}`
    })
  })

/** Returns what the microdata have to say: the site, where one is in it, the list, the questions. */
async function expectedMicrodata(tab: Page, { address, variant, language }: Scene) {
  const { labels, pages } = words[variant][language]
  const { origin } = new URL(tab.url())
  const home = origin + publicPath(language === 'fi' ? 'fi' : '', '/')
  const { page = '', path } = routes.paths.find(at => at.address === address)?.rows[variant] ?? {}
  const crumb = (place: number, page: string, item: string) => [
    'BreadcrumbList itemListElement: ListItem',
    `ListItem position: ${place}`,
    `ListItem name: ${pages[page]?.link}`,
    `ListItem item: ${item}`,
  ]
  const cards = await tab
    .locator('.brand-card .covers-card')
    .evaluateAll(links => links.map(link => link instanceof HTMLAnchorElement && link.href))
  const questions = await tab
    .locator('#faq details')
    .evaluateAll(all =>
      all.map(({ children }) => [...children].map(part => part.textContent?.trim())),
    )
  return [
    ...['WebSite', `WebSite url: ${home}`, `WebSite name: ${labels.siteName}`],
    ...(path === '/' ? [] : ['BreadcrumbList', ...crumb(1, 'home', home)]),
    ...(path === '/' ? [] : crumb(2, page, origin + address)),
    ...(cards.length ? ['ItemList'] : []),
    ...cards.flatMap((url, index) => [
      'ItemList itemListElement: ListItem',
      `ListItem position: ${index + 1}`,
      `ListItem url: ${url}`,
    ]),
    ...(questions.length ? ['FAQPage'] : []),
    ...questions.flatMap(([name, text]) => [
      'FAQPage mainEntity: Question',
      `Question name: ${name}`,
      'Question acceptedAnswer: Answer',
      `Answer text: ${text}`,
    ]),
  ]
}
