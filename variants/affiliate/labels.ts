import { cardLabels, trophyLabels } from '../../shared/pages/card-content.ts'
import { frameLabels } from '../../shared/variant/frame-labels.ts'

/** The keys of this variant's labels.yaml: words that belong to no single page. */
export const affiliateLabels = [
  ...frameLabels,
  ...cardLabels,
  ...trophyLabels,
  'months',
  'licensedLine',
  'flag',
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
  'noBrands',
  'toGuide',
  'otherLists',
  'markHelp',
  'markLimits',
  'markTime',
] as const

export type AffiliateLabel = (typeof affiliateLabels)[number]
