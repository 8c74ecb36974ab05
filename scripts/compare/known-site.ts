import type { ContentNode } from '../../shared/content/content-node.ts'
import { type Language, languages, recordOf } from '../../shared/content/languages.ts'
import type { PageWords, Words } from '../../shared/content/words.ts'
import { publicPath } from '../../shared/routes/market-path.ts'
import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { type SitePath, type SiteRoutes, siteRoutes } from '../build/site-routes.ts'
import { readWords } from '../content/read-content.ts'
import { longBrands, manyBrands, tenBrands } from '../stand-ins/brands.ts'
import { scenarios } from '../stand-ins/scenarios.ts'
import {
  foldText,
  type KnownSite,
  type KnownVariant,
  type WrittenPage,
} from './browser/page-facts.ts'

type VariantWords = Record<Language, Words<string>>

/** Any origin: the brands’ pictures give nothing away. */
const images = 'http://localhost'

/** Returns the site’s routes and all that the rules know of it. `games` are addresses. */
export function knownSite(
  root: string,
  games: readonly string[],
): { routes: SiteRoutes; site: KnownSite } {
  const { words } = readWords(root)
  const { affiliate, social } = words
  const routes = siteRoutes({ affiliate: affiliate.en.pages, social: social.en.pages })
  const brands = [tenBrands(images), manyBrands(images), longBrands(images)].flatMap(list => {
    const answer = { status: true, blackSide: true, brandResponseDtos: list }
    return parseSiteInfo(answer, images)?.brands ?? []
  })
  const offers = brands.flatMap(({ bonus, privileges }) => [bonus, ...privileges])
  const links = [...new Set(brands.map(({ url }) => new URL(url).origin))]
  const written = (at: SitePath) =>
    recordOf(variants, variant => writtenPage(words[variant][at.language], at, variant))
  const site: KnownSite = {
    pages: Object.fromEntries(
      routes.paths.map(at => [at.address, { ...written(at), language: at.language }]),
    ),
    variants: {
      affiliate: knownVariant(affiliate, social, offers, links),
      social: knownVariant(social, affiliate, [], games),
    },
    adultMark: recordOf(languages, language => affiliate[language].labels.adultMark ?? ''),
    policies: routes.routes.affiliate
      .filter(({ kind, path }) => kind === 'text' && !routes.homePaths.social.includes(path))
      .map(({ path }) => path),
    scenarios: Object.fromEntries(
      Object.entries(scenarios).map(([name, { description }]) => [name, description]),
    ),
  }
  return { routes, site }
}

function writtenPage({ pages }: Words<string>, at: SitePath, variant: Variant): WrittenPage {
  const { page, path } = at.rows[variant]
  const { title = '', description = '' } = pages[page] ?? {}
  // A market segment that repeats a language names the plain page.
  const segment = at.language === 'fi' ? at.segment : ''
  return { page, title, description, canonical: publicPath(segment, path) }
}

/**
 * Returns what gives a variant away: phrases of two or more words, and addresses. A label or the
 * name of a page that the other variant has as well gives nothing away.
 */
function knownVariant(
  own: VariantWords,
  other: VariantWords,
  offers: readonly string[],
  addresses: readonly string[],
): KnownVariant {
  const shared = new Set(Object.values(other).flatMap(namesOf).map(foldText))
  const texts = Object.values(own).flatMap(words => [
    ...namesOf(words).flatMap(text => text.split(/\{\w+\}/)),
    ...Object.values(words.pages).flatMap(textsOf),
  ])
  const textOfPage = (page: string) =>
    languages.flatMap(language => own[language].pages[page] ?? []).flatMap(textsOf)
  return {
    phrases: [...new Set([...texts, ...offers].map(foldText))].filter(
      phrase => /\p{L}.* .*\p{L}/u.test(phrase) && !shared.has(phrase),
    ),
    addresses: [...addresses],
    untranslated: Object.entries(own.en.labels)
      .filter(([label, text]) => own.fi.labels[label] === text)
      .filter(([, text]) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
      .map(([label, text]) => ({ label, text })),
    words: recordOf(Object.keys(own.en.pages), page => foldText(textOfPage(page).join(' '))),
  }
}

const namesOf = ({ labels, pages }: Words<string>): string[] => [
  ...Object.values(labels),
  ...Object.values(pages).flatMap(({ heading, link }) => [heading, link]),
]

const textsOf = ({ title, description, intro, body }: PageWords): string[] => [
  ...[title, description, intro],
  ...body.flatMap(blocksOf),
]

/** Returns the text of each block: of a list, that of each of its entries. */
const blocksOf = (node: ContentNode): string[] =>
  typeof node !== 'string' && /^(ul|ol|table|thead|tbody|tr)$/.test(node.tag)
    ? (node.children ?? []).flatMap(blocksOf)
    : [textOf(node)]

const textOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')
