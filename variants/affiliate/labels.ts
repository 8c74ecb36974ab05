import { cardLabels } from '../../shared/pages/card-context.ts'
import { frameLabels } from '../../shared/variant/frame-labels.ts'

/** The words of this variant that are not a page's own: the keys of its labels.yaml. */
export const affiliateLabels = [
  ...frameLabels,
  ...cardLabels,
  'months',
  'licensedLine',
  'flagNewZealand',
  'flagFinland',
  'flagLiveCasino',
  'badgesAllSitesAre',
  'badgeLicensed',
  'badgeSecure',
  'badgePayouts',
  'badgeMobile',
  'badgeReviewed',
  'disclosure',
  'orderMain',
  'orderShuffled',
] as const

export type AffiliateLabel = (typeof affiliateLabels)[number]
