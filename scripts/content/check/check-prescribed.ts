import { type FileAt, note } from '../finding.ts'
import { isIn, type PrescribedText } from '../prescribed.ts'
import type { ParsedFile } from '../read/parsed-file.ts'

/** Notes each text that is no longer the customer's. A text that is missing is an error already. */
export function checkPrescribed(
  files: readonly ParsedFile[],
  prescribed: readonly PrescribedText[],
  fileAt: FileAt,
): void {
  for (const file of files.filter(({ isReadable }) => isReadable)) {
    for (const { number, key, text, mayBePart } of prescribed.filter(each => isIn(each, file))) {
      const present = textIn(file, key)
      if (present === undefined || (mayBePart ? present.includes(text) : present === text)) {
        continue
      }
      const { line = 1 } = file.words.find(words => words.key === key) ?? {}
      const theirs = mayBePart ? `Theirs contains "${text}".` : `Theirs is "${text}".`
      const message = `The customer’s text (§${number}): a change needs their word. ${theirs}`
      note(fileAt(file.file), message, { line, column: 1 })
    }
  }
}

/** Finds a field or label, or all words of a page for its body. */
function textIn({ page, labels, words }: ParsedFile, key: string): string | undefined {
  if (key === 'body') {
    return words.map(({ words }) => words).join('\n')
  }
  const fields: Record<string, unknown> = page ?? labels
  // Editors may bind words with no-break spaces.
  return key in fields ? `${fields[key]}`.replace(/\s+/g, ' ') : undefined
}
