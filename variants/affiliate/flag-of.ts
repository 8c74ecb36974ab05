import { languageSettings } from '../../shared/content/languages.ts'
import { languageOf } from '../../shared/pages/market-path.ts'
import type { AffiliateLabel } from './labels.ts'

type Flag = { image: string; width: number; label: AffiliateLabel }

/**
 * Chooses the flag of the page’s language (spec §2, Language prefix). Live casino has images of its
 * own, also one for markets without a flag.
 */
export function flagOf(pageName: string, market: string): Flag {
  const { name, width } = languageSettings[languageOf(market)].flag
  if (pageName !== 'live-casino') {
    return { image: `flag-${name}`, width, label: 'flag' }
  }
  return market === name
    ? { image: `flag-live-${name}`, width: 24, label: 'flag' }
    : { image: 'flag-live', width: 24, label: 'flagLiveCasino' }
}
