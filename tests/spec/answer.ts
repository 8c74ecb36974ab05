import { scenarios, answerTo as standInAnswer } from '../../scripts/serve/stand-ins/scenarios.ts'
import { foldSpaces } from './written-words.ts'

/** A brand of an answer (spec §3.2). Texts that the service does not send are ''. */
export type AnsweredBrand = {
  url: string
  logo: string
  bonus: string
  privileges: string[]
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
      .map(({ url = '', logo = '', desciription, option1, option2, option3, paymentTypes }) => ({
        url,
        logo,
        bonus: foldSpaces(desciription ?? ''),
        privileges: [option1, option2, option3].map(text => foldSpaces(text ?? '')).filter(Boolean),
        payments: paymentTypes ?? [],
      })),
  }
}
