import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import { errorsAmong, type Finding } from '../content/finding.ts'

/**
 * Makes an error of Vite of the errors among findings, if there are any. Vite’s overlay shows the
 * first, with the others below it as a trace, and opens the line that is clicked.
 */
export function findingsError(
  root: string,
  findings: readonly Finding[],
): ErrorPayload['err'] | undefined {
  const [first, ...others] = errorsAmong(findings).map(({ file, line, column = 1, message }) => ({
    id: join(root, file),
    loc: { line, column },
    message,
  }))
  const trace = others.map(
    ({ id, loc, message }) => `    at ${id}:${loc.line}:${loc.column}  ${message}`,
  )
  return first && { ...first, stack: trace.join('\n') }
}
