import type { Page } from '../../../shared/content/page.ts'
import type { Finding } from '../finding.ts'
import type { PossibleClaim } from '../rules/possible-claims.ts'
import type { TextSource } from '../text-source.ts'

/** The content of one file, which depends only on the file’s path and text. */
export type ParsedContent = ParsedPage | ParsedLabels

/** What pages and labels have in common. */
type Parsed = {
  /** The source, without a byte order mark and with LF line ends. */
  text: string
  /** Whether the whole file could be read. If not, other files are not checked against it. */
  isReadable: boolean
  /** Whether it says `draft: true`. */
  draft: boolean
  /** The fingerprint of the English words that a translation was made from. */
  translates: string | null
  /** The fingerprint of its own words. */
  fingerprint: string
  /** The labels by key. A page has none. */
  labels: Record<string, string>
  /** The source of each field, and then of each block of the body. */
  texts: TextSource[]
  /** Words that an owner may have to prove. */
  claims: PossibleClaim[]
  findings: Finding[]
}

export type ParsedLabels = Parsed

export type ParsedPage = Parsed & {
  /** What the page shows: its fields and its body. */
  page: Page
  links: PageLink[]
  /** The pictures next to the page, by their paths from the root of the repository. */
  pictures: PageLink[]
  /** The ids of the headings, which links can name. */
  anchors: string[]
}

/** What depends on the kind of file. */
export type OwnPart<Kind extends Parsed> = Omit<
  Kind,
  'text' | 'fingerprint' | 'claims' | 'findings'
>

/** The address of a link, or the path of a picture, and the line that names it. */
export type PageLink = { address: string; line: number }
