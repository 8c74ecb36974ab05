import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { foldSpaces } from './written-words.ts'

/** A brand of an answer (spec §3.2). What the service does not send is ''. */
export type AnsweredBrand = {
  url: string
  logo: string
  /** The texts of each block of a card, by its name, without empty ones. */
  texts: Record<string, string[]>
  payments: string[]
}

/** Skips brands without an address, which no list can show. */
export const answeredBrands = (scenario: string): AnsweredBrand[] =>
  answerTo(scenario)
    .body.brandResponseDtos.filter(({ url }) => url)
    .map(brand => ({
      url: brand.url ?? '',
      logo: brand.logo ?? '',
      texts: {
        bonus: textsIn(brand.desciription),
        privileges: textsIn(brand.option1, brand.option2, brand.option3),
      },
      payments: brand.paymentTypes ?? [],
    }))

const textsIn = (...fields: (string | undefined)[]): string[] =>
  fields.map(field => foldSpaces(field ?? '')).filter(Boolean)
