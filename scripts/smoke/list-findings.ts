import type { Finding } from './smoke-test.ts'

/** Findings as lines, the same one at many places in one line that names the first three. */
export function listFindings(findings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>()
  for (const { what, where } of findings) places.set(what, [...(places.get(what) ?? []), where])
  return [...places].map(([what, where]) => {
    const named = where.sort().slice(0, 3).join(', ')
    const more = where.length > 3 ? ` and ${where.length - 3} more` : ''
    return `${named}${more}: ${what}`
  })
}
