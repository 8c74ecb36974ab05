import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Words } from '../../shared/content/words.ts'
import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { SiteRoutes } from '../build/site-routes.ts'
import type { Content } from '../content/read-content.ts'
import { longBrands, manyBrands, tenBrands } from '../stand-ins/brands.ts'
import { foldText, type KnownWords } from './findings/known-words.ts'
import { shortAddress } from './findings/short-address.ts'

/** Any origin: the brands' pictures give nothing away. */
const images = 'http://localhost'

type Input = {
  words: Content['words']
  routes: SiteRoutes
  /** Addresses of the demo games. */
  games: readonly string[]
}

/**
 * What gives each variant away, out of the lists there are: the words that only its content has,
 * the brands of the stand-in service, the configured games.
 */
export function knownWordsOf({ words, routes, games }: Input): KnownWords {
  const brands = [tenBrands(images), manyBrands(images, 200), longBrands(images)]
    .flatMap(
      list =>
        parseSiteInfo({ status: true, blackSide: true, brandResponseDtos: list }, images)?.brands,
    )
    .filter(brand => brand !== undefined)
  const offers = brands.flatMap(({ bonus, privileges }) => [bonus, ...privileges])
  const texts = {
    affiliate: new Set([...textsOf(words.affiliate), ...offers].map(foldText)),
    social: new Set(textsOf(words.social).map(foldText)),
  }
  const own = (variant: Variant, other: Variant): string[] =>
    [...texts[variant]].filter(text => text && !texts[other].has(text))
  const paths = (variant: Variant) =>
    routes.routes[variant].filter(({ kind }) => kind === 'text').map(({ path }) => path)
  return {
    marks: {
      affiliate: {
        texts: own('affiliate', 'social'),
        addresses: [...new Set(brands.map(({ url }) => new URL(url).origin))],
      },
      social: {
        texts: own('social', 'affiliate'),
        addresses: games.map(address => shortAddress(address, '')),
      },
    },
    adultMark: {
      en: words.affiliate.en.labels.adultMark ?? '',
      fi: words.affiliate.fi.labels.adultMark ?? '',
    },
    policies: paths('affiliate').filter(path => paths('social').includes(path)),
  }
}

/** All that a variant's files say, block by block, in all languages. */
const textsOf = (languages: Record<string, Words<string>>): string[] =>
  Object.values(languages).flatMap(({ labels, pages }) => [
    ...Object.values(labels),
    ...Object.values(pages).flatMap(({ title, description, heading, intro, link, body }) => [
      ...[title, description, heading, intro, link],
      ...body.map(textOf),
    ]),
  ])

const textOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(textOf).join('')
