import { type FileAt, note } from '../finding.ts'
import type { PrescribedText } from '../prescribed.ts'
import type { ParsedFile } from '../read/parsed-file.ts'

/** Notes each text that is no longer the customer's. A text that is missing is an error already. */
export function checkPrescribed(
  files: readonly ParsedFile[],
  prescribed: readonly PrescribedText[],
  fileAt: FileAt,
): void {
  const byPath = new Map(files.map(file => [file.file, file]))
  for (const { number, file: path, key, text, mayBePart } of prescribed) {
    const file = byPath.get(path)
    const present = file?.isReadable ? textIn(file, key) : undefined
    if (present === undefined || (mayBePart ? present.includes(text) : present === text)) {
      continue
    }
    const { line = 1 } = file?.words.find(text => text.key === key) ?? {}
    const theirs = mayBePart ? `Theirs contains "${text}".` : `Theirs is "${text}".`
    const message = `The customer’s text (§${number}): a change needs their word. ${theirs}`
    note(fileAt(path), message, { line, column: 1 })
  }
}

/** Finds a field or label, or all words of a page for its body. */
function textIn(file: ParsedFile, key: string): string | undefined {
  if (key === 'body') {
    return file.words.map(({ words }) => words).join('\n')
  }
  const fields: Record<string, unknown> = 'page' in file ? file.page : file.labels
  // Editors may bind words with no-break spaces.
  return key in fields ? `${fields[key]}`.replace(/\s+/g, ' ') : undefined
}
