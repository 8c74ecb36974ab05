import type { PrescribedText } from '../../../shared/content/prescribed.ts'
import type { Finding } from '../finding.ts'
import type { ContentFile } from '../read/read-content-files.ts'

/** Notes each text that is no longer the customer's. A text that is missing is an error already. */
export function checkPrescribed(
  files: readonly ContentFile[],
  prescribed: readonly PrescribedText[],
): Finding[] {
  const byPath = new Map(files.map(file => [file.file, file]))
  return prescribed.flatMap(({ number, file: path, key, text, isPart }): Finding[] => {
    const file = byPath.get(path)
    const present = file?.isReadable ? textIn(file, key) : undefined
    if (present === undefined || (isPart ? present.includes(text) : present === text)) {
      return []
    }
    const { line = 1 } = file?.texts.find(text => text.key === key) ?? {}
    const theirs = isPart ? `Theirs contains "${text}".` : `Theirs is "${text}".`
    const message = `The customer’s text (§${number}): a change needs their word. ${theirs}`
    return [{ kind: 'note', file: path, line, message }]
  })
}

/** Finds a field or label. For a body, returns the whole source, because `isPart` needs no more. */
function textIn(file: ContentFile, key: string): string | undefined {
  if (key === 'body') {
    return file.source
  }
  const fields: Record<string, unknown> = 'page' in file ? file.page : file.labels
  // Editors may bind words with no-break spaces.
  return key in fields ? `${fields[key]}`.replace(/\s+/g, ' ') : undefined
}
