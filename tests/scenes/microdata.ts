import type { Page } from 'playwright/test'
import { publicPath } from '../../shared/routes/market-path.ts'
import { routes, words } from '../helpers/site-pages.ts'
import type { Scene } from './scenes.ts'

/** Returns where the page’s microdata differ from what it shows; they may say nothing else. */
export async function microdataProblems(tab: Page, scene: Scene): Promise<string[]> {
  const { said, cards, questions } = await tab.evaluate(readPage)
  const { address, variant, language } = scene
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
  const crumbs = ['BreadcrumbList', ...crumb(1, 'home', home), ...crumb(2, page, origin + address)]
  const shown = [
    ...['WebSite', `WebSite url: ${home}`, `WebSite name: ${labels.siteName}`],
    ...(path === '/' ? [] : crumbs),
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
  const longer = said.length > shown.length ? said : shown
  const at = longer.findIndex((_, index) => said[index] !== shown[index])
  return at < 0 ? [] : [`it says “${said[at]}”, not “${shown[at]}”`]
}

/** Returns each item and property behind its item, and what they are of. Runs in the page. */
function readPage() {
  const all = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(selector),
  ]
  const typeOf = (element?: Element | null) =>
    element?.getAttribute('itemtype')?.replace('https://schema.org/', '')
  const textOf = ({ textContent }: Element) => textContent?.trim()
  return {
    said: all('[itemscope], [itemprop]').map(element => {
      const isLink = element instanceof HTMLAnchorElement || element instanceof HTMLLinkElement
      const text = element.getAttribute('content') ?? (isLink ? element.href : textOf(element))
      const item = typeOf(element.parentElement?.closest('[itemscope]'))
      const value = typeOf(element) ?? text
      return item ? `${item} ${element.getAttribute('itemprop')}: ${value}` : `${value}`
    }),
    cards: all<HTMLAnchorElement>('.brand-card .covers-card').map(({ href }) => href),
    questions: all('#faq details').map(({ children }) => [...children].map(textOf)),
  }
}
