import type { Page } from '../../../shared/content/page.ts'
import type { Finding } from '../finding.ts'
import type { PossibleClaim } from '../rules/possible-claims.ts'
import type { TextSource } from '../text-source.ts'

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
  /** The source of each field or label, and then of each block of the body. */
  texts: TextSource[]
}

export type ParsedLabels = Parsed

export type ParsedPage = Parsed & {
  page: Page
  links: AddressInFile[]
  /** The pictures next to the page, by their paths from the root of the repository. */
  pictures: AddressInFile[]
  /** The ids of the headings, which links can name. */
  anchors: string[]
}

/** One content file, parsed: what depends only on its path and source. */
export type ParsedFile = (ParsedPage | ParsedLabels) & {
  /** Without a byte order mark and with LF line ends. */
  source: string
  /** The fingerprint of its own words. */
  fingerprint: string
  /** Words that an owner may have to prove. */
  claims: PossibleClaim[]
  /** What is wrong with the file, by line. */
  findings: Finding[]
}

/** The address of a link, or the path of a picture, and its line in the file. */
export type AddressInFile = { address: string; line: number }
