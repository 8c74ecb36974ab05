import { scenarios, answerTo as standInAnswer } from '../../scripts/serve/stand-ins/scenarios.ts'
import { textBlocks } from '../../shared/site-info/text-blocks.ts'
import { foldSpaces } from './written-words.ts'

/** A brand of an answer (spec §3.2). Texts that the service does not send are ''. */
export type AnsweredBrand = {
  url: string
  logo: string
  bonus: string
  privileges: string[]
  /** The texts of all blocks. */
  texts: string[]
  payments: string[]
}

/** An answer of the stand-in info service. */
export type Answer = {
  /** Whether the site treats it as a failure. */
  fails: boolean
  /** The brands that a list can show. */
  brands: AnsweredBrand[]
}

export function answerTo(scenario: string): Answer {
  return {
    fails: scenarios[scenario]?.fails ?? false,
    brands: standInAnswer(scenario)
      .body.brandResponseDtos.filter(({ url }) => url)
      .map(brand => ({
        url: brand.url ?? '',
        logo: brand.logo ?? '',
        bonus: foldSpaces(brand.desciription ?? ''),
        privileges: [brand.option1, brand.option2, brand.option3]
          .map(text => foldSpaces(text ?? ''))
          .filter(Boolean),
        texts: textBlocks.flatMap(({ fields }) => fields.map(field => brand[field] ?? '')),
        payments: brand.paymentTypes ?? [],
      })),
  }
}
