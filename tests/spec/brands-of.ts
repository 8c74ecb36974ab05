import type { Locator } from 'playwright/test'
import type { AnsweredBrand } from './answer.ts'
import { foldSpaces } from './written-words.ts'

/**
 * Finds the brand of each card. A card can have one wrong part, so its brand is the one with most
 * of its parts. Of several, it is the first that no card before shows.
 */
export async function brandsOf(
  cards: Locator,
  answered: readonly AnsweredBrand[],
): Promise<AnsweredBrand[]> {
  const blocks = Object.keys(answered[0]?.texts ?? {})
  const parts = await cards.evaluateAll((all, blocks) => {
    return all.map(card => {
      const sourcesOf = (selector: string) =>
        [...card.querySelectorAll<HTMLImageElement>(selector)].map(({ src }) =>
          src.replace(location.origin, ''),
        )
      return {
        addresses: [...card.querySelectorAll('a')].map(({ href }) => href),
        logo: sourcesOf('.brand-logo img').join(),
        texts: blocks.map(name =>
          Array.from(
            card.querySelectorAll(`.brand-${name} :is(strong, li)`),
            ({ textContent }) => textContent ?? '',
          ),
        ),
        payments: sourcesOf('.payment-icons img').join(),
      }
    })
  }, blocks)
  const left = [...answered]
  return parts.flatMap(card => {
    const scores = left.map(
      ({ url, logo, texts, payments }) =>
        card.addresses.filter(address => address === url).length +
        Number(card.logo === logo) +
        Object.values(texts).filter(
          (lines, at) => lines.join() === card.texts[at]?.map(foldSpaces).join(),
        ).length +
        Number(card.payments === payments.join()),
    )
    return left.splice(scores.indexOf(Math.max(...scores)), 1)
  })
}
