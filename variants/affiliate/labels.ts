import { cardLabels, trophyLabels } from '../../shared/pages/card-content.ts'
import { layoutLabels } from '../../shared/variant/layout-labels.ts'

/** The keys of this variant's labels.yaml: words that belong to no single page. */
export const affiliateLabels = [
  ...layoutLabels,
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
