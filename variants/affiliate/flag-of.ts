import type { AffiliateLabel } from './labels.ts'

type Flag = { image: string; width: number; label: AffiliateLabel }

/**
 * Returns the flag image of a page below a market segment (spec §2, Language prefix): Finland's
 * below `fi`, otherwise New Zealand's. Live casino has three other images: for `fi`, for `nz`, for
 * neither.
 */
export function flagOf(page: string, segment: string): Flag {
  if (page !== 'live-casino') {
    return segment === 'fi'
      ? { image: 'flag-fi', width: 39, label: 'flagFinland' }
      : { image: 'flag-nz', width: 48, label: 'flagNewZealand' }
  }
  if (segment === 'fi') {
    return { image: 'flag-live-fi', width: 24, label: 'flagFinland' }
  }
  if (segment === 'nz') {
    return { image: 'flag-live-nz', width: 24, label: 'flagNewZealand' }
  }
  return { image: 'flag-live', width: 24, label: 'flagLiveCasino' }
}
