import type { Page } from 'playwright/test'
import { publicPath } from '../../shared/routes/market-path.ts'
import { words } from '../helpers/site-pages.ts'
import { type Scene, site } from './scenes.ts'

/** The tested site's SITE_URL. */
const origin = 'https://www.example.com'

export type Head = Record<string, string[]>

/** Returns what the head says, by name: a thing that is said twice has two entries. */
export async function headOf(tab: Page): Promise<Head> {
  const said = await tab.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title,meta[name],meta[property],link:is([rel=canonical],[rel=alternate],[rel=manifest])',
      ),
    ].map(element => {
      const of = (name: string) => element.getAttribute(name)
      const name = of('name') ?? of('property') ?? of('hreflang') ?? of('rel') ?? 'title'
      return [name, of('content') ?? of('href') ?? element.textContent ?? ''] as const
    }),
  )
  const head: Head = {}
  for (const [name, text] of said) head[name] = [...(head[name] ?? []), text]
  return head
}

/** Returns what the head of a scene says wrongly, twice or not at all. */
export async function headProblems(tab: Page, scene: Scene): Promise<string[]> {
  const head = await headOf(tab)
  const expected = expectedHead(scene)
  const names = new Set([...Object.keys(head), ...Object.keys(expected)])
  return [...names].flatMap(name => {
    const [text, ...more] = head[name] ?? []
    if (more.length) return [`${name} is said ${more.length + 1} times`]
    const wanted = expected[name]
    return wanted === undefined || text === wanted ? [] : [`${name} is “${text}”, not “${wanted}”`]
  })
}

function expectedHead({ address, variant, language }: Scene): Record<string, string> {
  const { title = '', description = '', canonical = '' } = site.pages[address]?.[variant] ?? {}
  const path = canonical.replace(/^\/fi\b/, '') || '/'
  const english = origin + publicPath('', path)
  return {
    canonical: origin + canonical,
    en: english,
    fi: origin + publicPath('fi', path),
    'x-default': english,
    'og:title': title,
    'og:description': description,
    'og:url': origin + canonical,
    'og:type': 'website',
    'og:locale': language === 'fi' ? 'fi_FI' : 'en_NZ',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    ...(language === 'en' && { 'og:site_name': words[variant].en.labels.siteName ?? '' }),
  }
}
