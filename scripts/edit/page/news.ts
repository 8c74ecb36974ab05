import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { WrittenText } from '../../../shared/content/words.ts'
import { describe, errorsAmong, type Finding } from '../../content/finding.ts'
import type { TextSource } from '../../content/text-source.ts'

/** What the server sends to open pages after each save. */
export type News = {
  /** What to say about the content files. An error stops a build. */
  findings: Finding[]
  /** Why the code, the styles or the settings cannot be used, as their tools say it. */
  faults: string[]
  /** The files with errors, for which pages still show the last good text. */
  outdatedFiles: string[]
  /** The texts of the files that the page shows, each file's in its order. */
  texts: TextSource[]
  /** The addresses of all pages, below each market segment. */
  addresses: string[]
  /** The paths of each variant that only the other one has. */
  homePaths: Record<string, readonly string[]>
  /** What pages show, by variant and language. Undefined until there was a site without errors. */
  contents: Record<string, Record<string, NewsContent>> | undefined
}

/** What a variant shows in one language: on every page, and on text pages by their names. */
type NewsContent = {
  content: VariantContent<string>
  texts: Record<string, { text: WrittenText }>
}

export type NamedText = Pick<TextSource, 'file' | 'name'>

/** Returns the mark of a text in the page. */
export const markOf = ({ file, name }: NamedText): string => `${file}#${name}`

/** Returns the selector of the elements that show a text. */
export const selectorOf = (text: NamedText): string =>
  `[data-preview-text=${CSS.escape(markOf(text))}]`

/** Returns each fault and error in a line, with what pages show until it is fixed. */
export function errorLines({ faults, findings, outdatedFiles }: News): string[] {
  const errors = errorsAmong(findings).map(finding => {
    const isOutdated = outdatedFiles.includes(finding.file)
    const until = isOutdated ? ' Until then the preview shows the last good text.' : ''
    return describe(finding) + until
  })
  return [...faults, ...errors]
}
