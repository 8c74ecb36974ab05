import type { ContentNode } from '../../shared/content/content-node.ts'
import { type Language, languages } from '../../shared/content/languages.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import type { PageWords, Words } from '../../shared/content/words.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { readWords } from '../content/read-content.ts'
import { siteRoutes } from '../content/site-routes.ts'
import { offers } from '../stand-ins/brands.ts'
import { scenarios } from '../stand-ins/scenarios.ts'
import { foldText, type KnownSite, type KnownVariant } from './browser/rules.ts'

/** Returns all that the rules and the compare page know of the site. `games` are addresses. */
export function knownSite(root: string, games: string[]): KnownSite {
  const { words } = readWords(root)
  const pagesOf = recordOf(variants, variant => words[variant].en.pages)
  const { routes, homePaths, paths } = siteRoutes(pagesOf)
  const brands = ['https://brand-', ...Object.keys(offers).map(name => `https://${name}.example`)]
  return {
    pages: Object.fromEntries(
      paths.map(({ address, language, rows }) => [
        address,
        recordOf(variants, variant => {
          const { page, path } = rows[variant]
          const { title = '', description = '' } = words[variant][language].pages[page] ?? {}
          return { page, title, description, canonical: addressIn(language, path) }
        }),
      ]),
    ),
    variants: {
      affiliate: knownVariant(words.affiliate, brands, Object.values(offers).flat()),
      social: knownVariant(words.social, games),
    },
    policies: routes.affiliate
      .filter(({ kind, path }) => kind === 'text' && !homePaths.social.includes(path))
      .map(({ path }) => path),
    scenarios: mapValues(scenarios, ({ says }) => says),
  }
}

/** Returns what gives a variant away: phrases of two or more words, and addresses. */
function knownVariant(
  own: Record<Language, Words<string>>,
  addresses: string[],
  offers: readonly string[] = [],
): KnownVariant {
  const inAll = (textsOf: (words: Words<string>) => string[]) =>
    languages.flatMap(language => textsOf(own[language]))
  const names = inAll(({ labels, pages }) => [
    ...Object.values(labels),
    ...Object.values(pages).flatMap(({ heading, link }) => [heading, link]),
  ])
  const phrases = [
    ...names.flatMap(name => name.split(/\{\w+\}/)),
    ...inAll(({ pages }) => Object.values(pages).flatMap(textsOf)),
    ...offers,
  ]
  return {
    phrases: [...new Set(phrases.map(foldText))].filter(each => /\p{L}.* .*\p{L}/u.test(each)),
    addresses,
    names: foldText(names.join('\n')),
    pages: mapValues(own.en.pages, (_, page) =>
      foldText(inAll(({ pages }) => (pages[page] ? textsOf(pages[page]) : [])).join('\n')),
    ),
    untranslated: Object.entries(own.en.labels)
      .filter(([label, text]) => own.fi.labels[label] === text)
      .filter(([, text]) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))),
  }
}

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
