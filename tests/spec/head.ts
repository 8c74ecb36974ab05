import { languageSettings, languages } from '../../shared/content/languages.ts'
import { recordOf } from '../../shared/content/records.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import { headOf } from '../helpers/head-of.ts'
import { htmlProblems } from './html.ts'
import type { Requirement } from './requirement.ts'
import type { Scene } from './scenes.ts'
import { asArrived, onPages } from './where.ts'
import { label, pageOf } from './written-words.ts'

/** The tested site's SITE_URL. */
const siteUrl = 'https://www.example.com'

/** What search engines and shared links read (§10). */
export const head: Requirement[] = [
  {
    number: '10.6',
    title:
      'the head has the page’s title, link preview, canonical address and languages, each once, and no links for numbers',
    appliesTo: onPages,
    check: async ({ page, scene, expect }) => {
      const found = await headOf(page)
      const wanted = headFor(scene)
      for (const [name, text] of Object.entries(wanted)) {
        const value = found[name]?.join(' and ') ?? 'missing'
        expect(value, `${name} is ${value.replace(siteUrl, '')}`).toBe(text)
      }
    },
  },
  {
    number: '10.7',
    title: 'the microdata says what the page shows',
    appliesTo: asArrived,
    check: async ({ page, scene, expect }) => {
      const { found, shown } = await page.evaluate(readMicrodata)
      const wanted = microdataFor(scene, page.url(), shown)
      const longer = found.length > wanted.length ? found : wanted
      const at = longer.findIndex((_, index) => found[index] !== wanted[index])
      expect(found, `“${found[at]}”, not “${wanted[at]}”`).toEqual(wanted)
    },
  },
  {
    number: '10.8',
    title: 'the HTML is valid',
    appliesTo: asArrived,
    check: async ({ page, expect }) => {
      for (const problem of new Set(await htmlProblems(await page.content()))) {
        expect(problem, problem).toBe('')
      }
    },
  },
]

function headFor(scene: Scene): Record<string, string> {
  const { language, canonical } = scene
  const { title, description } = pageOf(scene)
  const { path } = marketPath(canonical)
  return {
    title,
    canonical: siteUrl + canonical,
    ...recordOf(languages, language => siteUrl + addressIn(language, path)),
    'x-default': siteUrl + addressIn('en', path),
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + canonical,
    'og:type': 'website',
    'og:locale': languageSettings[language].locale,
    'og:site_name': label(scene, 'siteName'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'format-detection': 'telephone=no',
  }
}

/**
 * Lists the microdata that a page with these cards and questions has to have. `name` is the address
 * to which the site’s name links.
 */
function microdataFor(
  scene: Scene,
  url: string,
  { name, cards, questions }: ReturnType<typeof readMicrodata>['shown'],
): string[] {
  const { language, pageName, canonical } = scene
  const absolute = (path: string) => new URL(path, url).href
  const home = absolute(addressIn(language, '/'))
  const listOf = (type: string, entry: string, { length }: unknown[]) =>
    length ? [[type, ...Array(length).fill(entry)].join(', ')] : []
  const crumb = (index: number, name: string, item: string) =>
    `ListItem, position: ${index}, name: ${name}, item: ${item}`
  const crumbs =
    pageName === 'home'
      ? []
      : [
          crumb(1, pageOf({ ...scene, pageName: 'home' }).link, home),
          crumb(2, pageOf(scene).link, absolute(canonical)),
        ]
  return [
    `WebSite, url: ${name}, name: ${label(scene, 'siteName')}`,
    ...listOf('BreadcrumbList', 'itemListElement: ListItem', crumbs),
    ...crumbs,
    ...listOf('ItemList', 'itemListElement: ListItem', cards),
    ...cards.map((card, index) => `ListItem, position: ${index + 1}, url: ${card}`),
    ...listOf('FAQPage', 'mainEntity: Question', questions),
    ...questions.flatMap(([name, text]) => [
      `Question, name: ${name}, acceptedAnswer: Answer`,
      `Answer, text: ${text}`,
    ]),
  ]
}

/** Reads each item with its properties, and what they describe on the page. Runs in the page. */
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
    properties.filter(property => property.item === item).map(({ line }) => line)
  return {
    found: [
      ...all('script[type="application/ld+json"]').map(script => `JSON-LD ${textOf(script)}`),
      ...all('[itemscope]').map(item => [typeOf(item), ...linesOf(item)].join(', ')),
      ...linesOf(null),
    ],
    shown: {
      name: all<HTMLAnchorElement>('.site-name')[0]?.href,
      cards: all<HTMLAnchorElement>('.brand-card .covers-card').map(({ href }) => href),
      questions: all('#faq details').map(({ children }) => [...children].map(textOf)),
    },
  }
}
