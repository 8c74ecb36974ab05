import type { KnownWords } from './known-words.ts'

/** What the compare page knows of the site that it shows. */
export type ComparisonData = {
  /** Pages without their market segment, and which variants have them. */
  pages: { path: string; in: 'both' | 'affiliate' | 'social' }[]
  segments: string[]
  /** All paths of the site, market segments included. */
  addresses: string[]
  scenarios: { name: string; description: string }[]
  words: KnownWords
  /** File names of the approved pictures. */
  approved: string[]
}
