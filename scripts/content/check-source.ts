import { errorIn, type Finding } from './finding.ts'

/** Returns a file's text without what some systems add: a byte order mark, CR line ends. */
export const cleanSource = (source: string): string =>
  source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** Reports the first letter that is lost because the file was not saved as UTF-8. */
export function checkSource(text: string, file: string): Finding[] {
  const line = text.split('\n').findIndex(each => each.includes('\uFFFD')) + 1
  if (line === 0) return []
  const message = 'A letter cannot be read. Save the file with the encoding UTF-8.'
  return [errorIn(file, message, line)]
}
