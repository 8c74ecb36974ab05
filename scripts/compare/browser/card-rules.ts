import { marketPath } from '../../../shared/pages/market-path.ts'
import type { PageFacts } from './page-facts.ts'
import { type AnsweredBrand, answerOf, differs, isList, type Rule } from './rule.ts'
import { type FixedTexts, figures, fixedAt, orders, scoreAt } from './specification.ts'

type Card = PageFacts['cards'][number]

/** What a card has to show, as far as it is known. */
type Wanted = { place: number; brand?: AnsweredBrand; fixed?: FixedTexts }

/** The rules for the ranked list and its cards (spec §2.13 to §2.19, §4.4, §9). */
export const cardRules: Record<string, Rule> = {
  order: {
    check: (facts, expected, written) => {
      const answer = answerOf(facts, expected)
      if (!answer || !isList(facts.variant, written)) {
        return []
      }
      const given = answer.brands.map(({ url }) => url)
      const shown = facts.cards.map(({ url }) => url)
      const isGiven = given.join() === shown.join()
      if ([...given].sort().join() !== [...shown].sort().join()) {
        return ['the list does not show each brand of the answer once']
      }
      const fixed = orders[marketPath(facts.path).path]
      if ((fixed ?? written?.order) === 'given') {
        return isGiven ? [] : ['the list does not have the order of the answer']
      }
      return isGiven && given.length > 2 ? ['the list is not shuffled'] : []
    },
  },
  rank: perCard(({ rank }, { place }) => differs(rank, `#${place}`)),
  score: perCard(({ score }, { place }) => differs(score, scoreAt(place))),
  stars: perCard(({ stars, starsLabel, score }) => [
    ...differs(`${stars}`, `${figures.stars}`),
    ...(starsLabel.includes(score) ? [] : [`screen readers say “${starsLabel}”`]),
  ]),
  'rate it': perCard(({ ratings }) => differs(ratings, figures.ratings)),
  trophy: perCard(({ trophies }, { place }) =>
    differs(trophies.join(), place > figures.trophies ? '' : `trophy-${place}`),
  ),
  target: perCard(({ links, uncovered }, { brand }) => [
    ...links
      .filter(({ target }) => target !== '_blank')
      .map(({ text }) => `“${text}” opens in the same tab`),
    ...links.flatMap(({ text, href }) =>
      differs(href, brand?.url).map(each => `“${text}” opens ${each}`),
    ),
    ...uncovered.map(part => `“${part}” does not open the casino`),
    ...(links.length === 2 ? [] : ['does not have two buttons']),
  ]),
  logo: perCard(({ logo }, { brand }) => differs(logo, brand?.logo)),
  bonus: perCard(({ bonus }, { brand }) => differs(bonus, brand?.bonus)),
  privilege: perCard(({ privileges }, { brand }) =>
    differs(privileges.join('; '), brand?.privileges.join('; ')),
  ),
  'payment icons': perCard(({ icons, folded, more }, { brand, fixed }) => {
    const { payments } = brand ?? { payments: [...icons, ...folded] }
    const rest = payments.length - figures.icons
    // Only English has a fixed text around the number.
    const said = fixed ? more : (/\d+/.exec(more)?.[0] ?? '')
    const wanted = fixed?.morePayments(rest) ?? `${rest}`
    return [
      ...differs(`${icons.length} icons`, `${Math.min(payments.length, figures.icons)} icons`),
      ...differs([...icons, ...folded].join(' '), payments.join(' ')),
      ...differs(said, rest > 0 ? wanted : ''),
    ]
  }),
  'card texts': perCard((card, { brand, fixed }) => {
    const { text } = card
    const { always = [], bonus = '', privileges = '', payments = '' } = fixed?.card ?? {}
    const wanted = [
      ...always,
      ...(brand?.bonus ? [bonus] : []),
      ...(brand?.privileges.length ? [privileges] : []),
      ...(brand?.payments.length ? [payments] : []),
    ]
    const missing = wanted.filter(each => !text.includes(each))
    // The specification has no other texts in other languages.
    const rest = fixed ? restOf(card, wanted) : ''
    return [
      ...missing.map(each => `does not say ${each}`),
      ...(rest ? [`also says “${rest}”`] : []),
    ]
  }),
}

/** Returns what a card says besides these texts and what other rules know. */
function restOf(card: Card, texts: readonly string[]): string {
  const { rank, score, ratings, bonus, privileges, more, logo, url } = card
  // Without a logo, it shows the casino's host.
  const host = logo ? '' : new URL(url).host
  const known = [...texts, rank, score, `(${ratings})`, bonus, ...privileges, more, host]
  return known
    .sort((one, two) => two.length - one.length)
    .reduce((text, each) => text.replace(each, () => ''), card.text)
    .trim()
}

/** Returns a rule that judges each card. Messages begin with the places that have the problem. */
function perCard(problemsOf: (card: Card, wanted: Wanted) => string[]): Rule {
  return {
    check: (facts, expected) => {
      const fixed = fixedAt(facts.path)
      const brands = answerOf(facts, expected)?.brands ?? []
      const places = new Map<string, string[]>()
      for (const [index, card] of facts.cards.entries()) {
        const place = index + 1
        const own = brands.filter(({ url }) => url === card.url)
        // Several brands of an answer can have the same address; a card shows one of them.
        const all = own.map(brand => problemsOf(card, { place, brand, fixed }))
        const problems = all.find(each => each.length === 0) ?? all[0]
        for (const each of problems ?? problemsOf(card, { place, fixed })) {
          places.set(each, [...(places.get(each) ?? []), `#${place}`])
        }
      }
      return Array.from(places, ([message, all]) => `“${all.join(', ')}” ${message}`)
    },
  }
}
