import type { Variant } from '../../../shared/site-info/site-info.ts'

/** What gives a variant away: found on a page of the other one, it has leaked. */
export type VariantMarks = {
  /** Texts that this variant alone has, as `foldText` gives them. */
  texts: string[]
  /** Beginnings of addresses that this variant alone links to or frames, as `shortAddress` gives them. */
  addresses: string[]
}

export type KnownWords = {
  marks: Record<Variant, VariantMarks>
  /** The footer's 18+, by language. */
  adultMark: Record<string, string>
  /** Paths of the text pages that both variants have, without a market segment. */
  policies: string[]
}

/** A text as it is compared: a style sheet may show capitals, a template may break lines. */
export const foldText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
