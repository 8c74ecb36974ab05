import type { VFileMessage } from 'vfile-message'
import type { Page } from '../../../shared/content/page.ts'
import type { ContentPlace } from '../content-files.ts'
import type { PossibleClaim } from '../rules/possible-claims.ts'
import type { Body, PlacedWords } from '../rules/rule.ts'

/** What the parsers of pages and labels both return. */
type Parsed = {
  /** Whether the whole file could be read. If not, other files are not checked against it. */
  isReadable: boolean
  /** Whether it says `draft: true`. */
  draft: boolean
  /** The fingerprint of the English words that a translation was made from. */
  translates: string | null
  /** The labels by key. A page has none. */
  labels: Record<string, string>
  /** Each field or label, and then what pages show of the body, without Markdown. */
  words: PlacedWords[]
}

export type ParsedLabels = Parsed

export type ParsedPage = Parsed & Pick<Body, 'links' | 'pictures' | 'anchors'> & { page: Page }

/** One content file, parsed: what depends only on its place and source. */
export type ParsedFile = ContentPlace &
  (ParsedPage | ParsedLabels) & {
    /** The fingerprint of its own words. */
    fingerprint: string
    /** Words that an owner may have to prove. */
    claims: PossibleClaim[]
    /** What is wrong with the file. */
    messages: VFileMessage[]
  }
