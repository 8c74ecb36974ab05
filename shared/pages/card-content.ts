import { pickEntries } from '../content/records.ts'
import type { VariantContent } from '../content/variant-content.ts'

/** The words on a brand card (and of a list without any). */
export const cardLabels = [
  'rank',
  'score',
  'rateIt',
  'ratings',
  'welcomeBonus',
  'privilege',
  'paymentMethods',
  'morePayments',
  'restOfPayments',
  'closePayments',
  'visitCasino',
  'getBonus',
  'playNow',
  'trophy1',
  'trophy2',
  'trophy3',
  'opensInNewTab',
  'noBrands',
] as const

const cardImages = ['trophy-1', 'trophy-2', 'trophy-3'] as const

/**
 * What a card needs in addition to its brand. It is passed in, not imported: the loader and React
 * render the same cards from two builds, in which the same image would have different addresses.
 */
export type CardContent = {
  labels: Record<(typeof cardLabels)[number], string>
  images: Record<(typeof cardImages)[number], string>
}

/** Returns the cards' part of the affiliate's content. Throws if a label or an image is missing. */
export const cardContent = (content: VariantContent<string>): CardContent => ({
  labels: pickEntries(cardLabels, content.labels, 'labels.yaml'),
  images: pickEntries(cardImages, content.images, 'images'),
})
