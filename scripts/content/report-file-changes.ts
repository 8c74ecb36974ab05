import { reportChanges } from '../build/report-changes.ts'
import type { FileChange } from './changes-since.ts'

/** The edited files as an editor reads them: what they alter, then the words that went and came. */
export function reportFileChanges(changes: readonly FileChange[], revision: string): string {
  if (changes.length === 0) return `No words have changed since ${revision}.`
  return changes
    .map(({ file, addresses, words, problem }) => {
      const where = addresses.length > 0 ? reportChanges(addresses) : [problem ?? 'no page']
      const lines = words.flatMap(({ line, went, came }) => [
        ...(went ? [`${String(line).padStart(5)}  went:  ${went}`] : []),
        ...(came ? [`${String(line).padStart(5)}  came:  ${came}`] : []),
      ])
      return [file, ...where.map(text => `  alters ${text}`), ...lines].join('\n')
    })
    .join('\n\n')
}
