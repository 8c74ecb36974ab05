import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Language } from '../../shared/content/languages.ts'
import type { PageWords, Words } from '../../shared/content/words.ts'
import { languageOf, publicPath } from '../../shared/routes/market-path.ts'
import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { readWords } from '../build/read-words.ts'
import { type SitePath, type SiteRoutes, siteRoutes } from '../build/site-routes.ts'
import { longBrands, manyBrands, tenBrands } from '../stand-ins/brands.ts'
import { scenarios } from '../stand-ins/scenarios.ts'
import { type ForeignPhrase, foldText, type KnownSite } from './browser/page-facts.ts'

type SiteWords = Record<Variant, Record<Language, Words<string>>>

/** Any origin: the brands’ pictures give nothing away. */
const images = 'http://localhost'

/** Returns the site’s routes and all that the rules know of it. `games` are addresses. */
export function knownSite(
  root: string,
  games: readonly string[],
): { routes: SiteRoutes; data: KnownSite } {
  const words: SiteWords = readWords(root).words
  const routes = siteRoutes({ affiliate: words.affiliate.en.pages, social: words.social.en.pages })
  const { paths } = routes
  const isOwn = (variant: Variant, path: string) =>
    routes.routes[variant].some(row => row.path === path)
  const brands = [tenBrands(images), manyBrands(images, 200), longBrands(images)].flatMap(
    list =>
      parseSiteInfo({ status: true, blackSide: true, brandResponseDtos: list }, images)?.brands ??
      [],
  )
  const offers = brands.flatMap(({ bonus, privileges }) => [bonus, ...privileges])
  const policies = routes.routes.affiliate
    .filter(({ kind, path }) => kind === 'text' && isOwn('social', path))
    .map(({ path }) => path)
  const data: KnownSite = {
    pages: Object.fromEntries(
      paths.map(at => [
        at.address,
        {
          affiliate: writtenPage(words, at, 'affiliate'),
          social: writtenPage(words, at, 'social'),
        },
      ]),
    ),
    languages: Object.fromEntries(paths.map(({ address, language }) => [address, language])),
    adultMark: {
      en: words.affiliate.en.labels.adultMark ?? '',
      fi: words.affiliate.fi.labels.adultMark ?? '',
    },
    policies,
    phrases: {
      affiliate: phrasesOf(words.affiliate, words.social, offers),
      social: phrasesOf(words.social, words.affiliate, []),
    },
    addresses: {
      affiliate: [...new Set(brands.map(({ url }) => new URL(url).origin))],
      social: [...games],
    },
    untranslated: {
      affiliate: untranslated(words.affiliate),
      social: untranslated(words.social),
    },
    segments: [...new Set(paths.map(({ segment }) => segment))],
    scenarios: Object.entries(scenarios).map(([name, { description }]) => ({ name, description })),
  }
  return { routes, data }
}

function writtenPage(words: SiteWords, at: SitePath, variant: Variant) {
  const { page, path } = at.rows[variant]
  const { title = '', description = '' } = words[variant][at.language].pages[page] ?? {}
  // A market segment that repeats a language names the plain page.
  const segment = languageOf(at.segment) === 'fi' ? at.segment : ''
  return { page, title, description, canonical: publicPath(segment, path) }
}

/**
 * Returns the phrases of two or more words that give a variant away. A label or the name of a page
 * that the other variant has as well gives nothing away; a phrase that only a text of the other one
 * holds has no place there, unless the page of the same name says it in both.
 */
function phrasesOf(
  own: Record<Language, Words<string>>,
  other: Record<Language, Words<string>>,
  offers: string[],
): ForeignPhrase[] {
  const languages = Object.values(own)
  const shared = new Set(Object.values(other).flatMap(namesOf).map(foldText))
  const all = [
    ...languages.flatMap(namesOf).flatMap(text => text.split(/\{\w+\}/)),
    ...languages.flatMap(({ pages }) => Object.values(pages).flatMap(textsOf)),
    ...offers,
  ].map(foldText)
  return [...new Set(all)]
    .filter(phrase => /\p{L}.* .*\p{L}/u.test(phrase) && !shared.has(phrase))
    .map(phrase => ({ phrase, sharedBy: pagesWith(phrase, own, other) }))
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

function pagesWith(phrase: string, ...variants: Record<Language, Words<string>>[]): string[] {
  const [own = [], other = []] = variants.map(languages =>
    Object.values(languages).flatMap(({ pages }) =>
      Object.entries(pages)
        .filter(([, words]) => foldText(textsOf(words).join(' ')).includes(phrase))
        .map(([name]) => name),
    ),
  )
  return own.filter(name => other.includes(name))
}

/** Returns the labels whose Finnish text is the English one, but for those without a word. */
const untranslated = ({ en, fi }: Record<Language, Words<string>>) =>
  Object.entries(en.labels)
    .filter(
      ([label, text]) =>
        fi.labels[label] === text && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')),
    )
    .map(([label, text]) => ({ label, text }))
