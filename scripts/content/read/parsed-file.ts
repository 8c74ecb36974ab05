import type { VFileMessage } from 'vfile-message'
import type { Page } from '../../../shared/content/page.ts'
import type { ContentPlace } from '../content-files.ts'
import type { PossibleClaim } from '../rules/possible-claims.ts'
import type { Body } from '../rules/rule.ts'

/**
 * What a file contains. `words` are each field or label, and then what pages show of the body,
 * without Markdown.
 */
export type Parsed = Omit<Body, 'file' | 'place'> & {
  /** Whether the whole file could be read. If not, other files are not checked against it. */
  isReadable: boolean
  /** A file of labels has none. */
  page: Page | null
  /** The labels by key. A page has none. */
  labels: Record<string, string>
  /** Whether it says `draft: true`. */
  draft: boolean
  /** The fingerprint of the English words that a translation was made from. */
  translates: string | null
}

/** One content file, parsed: what depends only on its place and source. */
export type ParsedFile = ContentPlace &
  Parsed & {
    /** The fingerprint of its own words. */
    fingerprint: string
    /** Words that an owner may have to prove. */
    claims: PossibleClaim[]
    /** What is wrong with the file. */
    messages: VFileMessage[]
  }

export type PageFile = ParsedFile & { page: Page }

export const isPage = (file: ParsedFile): file is PageFile => file.page !== null
