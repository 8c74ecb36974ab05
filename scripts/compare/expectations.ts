import type { ContentNode } from '../../shared/content/content-node.ts'
import { languageSettings, languages } from '../../shared/content/languages.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import type { PageWords } from '../../shared/content/words.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { siteRoutes } from '../build/site-routes.ts'
import { readWords } from '../content/read-content.ts'
import { offers } from '../serve/stand-ins/brands.ts'
import { answerTo, scenarios } from '../serve/stand-ins/scenarios.ts'
import { foldSpaces } from './browser/fold-spaces.ts'
import { type Answer, type Expectations, otherThan } from './browser/rule.ts'
import { agesIn, wordsIn } from './browser/rules.ts'

export function expectationsOf(
  root: string,
  { games, markets }: { games: Record<string, string>; markets: readonly string[] },
): Expectations {
  const { words } = readWords(root)
  const { routes, homePaths, paths } = siteRoutes(
    recordOf(variants, variant => words[variant].en.pages),
    markets,
  )

  /** Returns a variant's texts in all languages, by the name of their label or page. */
  const textsOf = (variant: Variant) => {
    const texts: Record<string, string> = {}
    for (const { labels, pages } of Object.values(words[variant])) {
      for (const named of [labels, mapValues(pages, linesOf)]) {
        for (const [name, text] of Object.entries<string>(named)) {
          texts[name] = `${texts[name] ?? ''}\n${text}`
        }
      }
    }
    return texts
  }
  const texts = recordOf(variants, textsOf)
  const phrasesOf = (variant: Variant): string[] => {
    const others = mapValues(texts[otherThan[variant]], wordsIn)
    // The variants share policies and some labels. What both home pages say is a mistake.
    return Object.entries(texts[variant]).flatMap(([name, text]) =>
      phrasesIn(text).filter(phrase => name === 'home' || !others[name]?.includes(phrase)),
    )
  }
  const brands = Object.keys(offers).map(name => `https://${name}.example`)
  const bonuses = phrasesIn(
    Object.values(offers)
      .flatMap(offer => Object.values(offer))
      .join('\n'),
  )
  // Our own slot's address differs by language.
  const gamesBegin = mapValues(games, address => address.replace(/\{.*/, ''))

  return {
    pages: Object.fromEntries(
      paths.map(({ address, language, rows }) => [
        address,
        recordOf(variants, variant => {
          const { page, path, kind, order } = rows[variant]
          const own = words[variant][language].pages[page]
          const { title = '', description = '', heading = '', intro = '' } = own ?? {}
          const canonical = addressIn(language, path)
          return {
            page,
            kind,
            order,
            title,
            description,
            heading: foldSpaces(heading),
            intro: foldSpaces(intro),
            canonical,
          }
        }),
      ]),
    ),
    only: {
      affiliate: {
        phrases: [...phrasesOf('affiliate'), ...bonuses],
        addresses: ['https://brand-', ...brands],
      },
      social: {
        phrases: phrasesOf('social'),
        addresses: Object.values(gamesBegin).filter(Boolean),
      },
    },
    games: gamesBegin,
    untranslated: recordOf(variants, variant => {
      const english = new Map(Object.entries<string>(words[variant].en.labels))
      return languages
        .filter(language => language !== 'en')
        .flatMap(language =>
          Object.entries<string>(words[variant][language].labels)
            .filter(([label, text]) => english.get(label) === text)
            .filter(([, text]) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')))
            .map(([label, text]) => ({ label, text, language })),
        )
    }),
    vocabulary: recordOf(languages, language =>
      wordsIn(
        [
          ...variants.flatMap(variant => {
            const { labels, pages } = words[variant][language]
            return [...Object.values<string>(labels), ...Object.values(pages).map(linesOf)]
          }),
          // Each page links to itself in the other languages.
          ...Object.values(languageSettings).map(({ link }) => link),
        ].join(' '),
      ),
    ),
    policies: Object.fromEntries(
      routes.affiliate
        .filter(({ kind, path }) => kind === 'text' && !homePaths.social.includes(path))
        .map(({ page, path }) => [path, mapValues(texts, own => wordsIn(own[page] ?? ''))]),
    ),
    scenarios: mapValues(scenarios, ({ says, fails = false }, name) => ({
      says,
      fails,
      ...chosenBy(name, fails),
    })),
  }
}

/** Returns what an answer of the stand-in info service chooses (spec §4.2, §7.5). */
function chosenBy(
  scenario: string,
  fails: boolean,
): Pick<Answer, 'variant' | 'stylesheet' | 'brands'> {
  const { status, blackSide, brandResponseDtos } = answerTo(scenario).body
  return {
    variant: blackSide && !fails ? 'affiliate' : 'social',
    stylesheet: status && !fails ? 'Black.css' : 'index.css',
    brands: brandResponseDtos
      .filter(({ url }) => url)
      .map(brand => ({
        url: brand.url ?? '',
        logo: brand.logo ?? '',
        bonus: foldSpaces(brand.desciription),
        privileges: [brand.option1, brand.option2, brand.option3].map(foldSpaces).filter(Boolean),
        payments: brand.paymentTypes ?? [],
        says: Object.values(brand).flat(),
      })),
  }
}

/** Returns the sentences of two words or more, but not those on an age, as `wordsIn` returns them. */
const phrasesIn = (text: string): string[] =>
  text
    .split(/\n|\{\w+\}|(?<=[.!?]) /)
    .map(wordsIn)
    .filter(phrase => /\p{L}.* .*\p{L}/u.test(phrase) && agesIn(phrase).length === 0)

/** Returns all that a page says, one line per block. */
const linesOf = ({ body, ...others }: PageWords): string =>
  [...Object.values(others), ...body.map(textOf)].join('\n')

const textOf = (node: ContentNode): string => {
  if (typeof node === 'string') {
    return node
  }
  const text = (node.children ?? []).map(textOf).join('')
  return /^(p|li|h\d|t[dh])$/.test(node.tag) ? `${text}\n` : text
}
