/**
 * The blocks of text on a brand card, and the service's fields with their texts (spec §3). The name of
 * a block is also its key in labels.yaml and, after `brand-`, its class in the card's styles.
 */
export const textBlocks = [
  { name: 'bonus', fields: ['desciription'] },
  { name: 'privileges', fields: ['option1', 'option2', 'option3'] },
] as const

type TextBlockName = (typeof textBlocks)[number]['name']

/** The service's name of a field with a text. */
export type TextField = (typeof textBlocks)[number]['fields'][number]

/** A block of one brand, with a text for each of its fields: '' if the service sent none. */
export type TextBlock = { name: TextBlockName; texts: string[] }
