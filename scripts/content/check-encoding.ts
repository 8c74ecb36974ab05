import type { ContentProblem } from './content-problem.ts'

/** The first place where a file was not saved as UTF-8, so that a letter is lost. */
export function checkEncoding(source: string, file: string): ContentProblem[] {
  const line = source.split('\n').findIndex(text => text.includes('\uFFFD')) + 1
  if (line === 0) return []
  const message = 'A letter cannot be read. Save the file with the encoding UTF-8.'
  return [{ file, line, message }]
}
