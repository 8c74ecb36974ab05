import { fail } from 'node:assert'
import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { recordOf } from '../../shared/content/records.ts'
import { languageOf, publicPath } from '../../shared/pages/market-path.ts'
import { type Route, route } from '../../shared/pages/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { routeTables, textPageNames } from '../content/component-pages.ts'
import type { Words } from '../content/read-content.ts'
import { htmlFile } from './html-file.ts'

export type SiteRoutes = {
  /** Paths that only the other variant has. A variant shows its home page there. */
  homePaths: Record<Variant, string[]>
  /** Each page in each market and language. */
  pages: EntryPage[]
}

export type EntryPage = {
  /** Its market, or ''. */
  market: string
  language: Language
  /** The address without the market. */
  path: string
  address: string
  /** Its file in `dist/`. */
  file: string
  /** What each variant shows at the address: a row of its route table, or that of a text page. */
  rows: Record<Variant, Route>
}

/** Lists the addresses of the site: those of the route tables, and of the text pages. */
export function siteRoutes(words: Words, MARKETS: readonly string[]): SiteRoutes {
  const rows = recordOf(variants, variant => {
    const textPages = textPageNames(variant, words[variant].en.pages).map(name =>
      route(name, 'text'),
    )
    return new Map([...routeTables[variant], ...textPages].map(row => [row.path, row]))
  })
  const ownMarkets = languages.map(language => languageSettings[language].market)
  const markets = [...new Set([...ownMarkets, ...MARKETS])]
  const allPaths = [...new Set(variants.flatMap(variant => [...rows[variant].keys()]))]
  return {
    homePaths: recordOf(variants, variant => allPaths.filter(path => !rows[variant].has(path))),
    pages: markets.flatMap(market =>
      allPaths.map(path => {
        const address = publicPath(market, path)
        return {
          market,
          language: languageOf(market),
          path,
          address,
          file: htmlFile(address),
          rows: recordOf(variants, variant => rows[variant].get(path) ?? homeOf(rows[variant])),
        }
      }),
    ),
  }
}

const homeOf = (rows: ReadonlyMap<string, Route>): Route =>
  rows.get('/') ?? fail('A route table has no row with the path /.')
