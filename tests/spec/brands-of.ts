import type { Locator } from 'playwright/test'
import type { AnsweredBrand } from './answer.ts'
import { foldSpaces } from './written-words.ts'

/**
 * Returns the brand that each card shows. A card can have one wrong part, so the brand is the one with
 * most of its parts; of several, the first that no card before shows.
 */
export async function brandsOf(
  cards: Locator,
  answered: readonly AnsweredBrand[],
): Promise<AnsweredBrand[]> {
  const parts = await cards.evaluateAll(all =>
    all.map(card => {
      const textsOf = (selector: string) =>
        [...card.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
      const sourcesOf = (selector: string) =>
        [...card.querySelectorAll<HTMLImageElement>(selector)].map(({ src }) =>
          src.replace(location.origin, ''),
        )
      return {
        addresses: [...card.querySelectorAll('a')].map(({ href }) => href),
        logo: sourcesOf('.brand-logo img').join(),
        bonus: textsOf('.brand-bonus strong').join(),
        privileges: textsOf('.brand-privileges li'),
        payments: sourcesOf('.payment-icons img').join(),
      }
    }),
  )
  const left = [...answered]
  return parts.flatMap(card => {
    const scores = left.map(
      ({ url, logo, bonus, privileges, payments }) =>
        card.addresses.filter(each => each === url).length +
        Number(card.logo === logo) +
        Number(foldSpaces(card.bonus) === bonus) +
        Number(foldSpaces(card.privileges.join()) === privileges.join()) +
        Number(card.payments === payments.join()),
    )
    return left.splice(scores.indexOf(Math.max(...scores)), 1)
  })
}
