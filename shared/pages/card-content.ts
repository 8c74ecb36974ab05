import { recordOf } from '../content/records.ts'
import { imageOf, type VariantContent } from '../content/variant-content.ts'

/** The words on a brand card. */
export const cardLabels = [
  'rank',
  'score',
  'rateIt',
  'ratings',
  'bonus',
  'privileges',
  'paymentMethods',
  'morePayments',
  'restOfPayments',
  'closePayments',
  'visitCasino',
  'getBonus',
  'playNow',
  'opensInNewTab',
] as const

type CardLabel = (typeof cardLabels)[number]

/** The texts of the trophies, from the first rank on (spec §9). Their pictures are `trophy-1` and so on. */
export const trophyLabels = ['trophy1', 'trophy2', 'trophy3'] as const

/**
 * What a card needs in addition to its brand. It is passed in, not imported: the loader and React
 * render the same cards from two builds, in which the same image would have different addresses.
 */
export type CardContent = {
  labels: Record<CardLabel, string>
  /** The attributes of the trophies' pictures, from the first rank on. */
  trophies: { src: string; alt: string }[]
}

/** Takes the cards’ part of the affiliate’s content. Throws if an image is missing. */
export const cardContent = (
  content: VariantContent<CardLabel | (typeof trophyLabels)[number]>,
): CardContent => ({
  labels: recordOf(cardLabels, label => content.labels[label]),
  trophies: trophyLabels.map((label, index) => ({
    src: imageOf(content, `trophy-${index + 1}`),
    alt: content.labels[label],
  })),
})
