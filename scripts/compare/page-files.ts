import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComparisonData } from './findings/comparison-data.ts'
import type { OwnFile } from './serve-comparison.ts'

/**
 * All that the compare page asks its server for: itself (bundlePage), what there is to compare, and the approved
 * pictures, which are read anew each time, so that a report can run meanwhile.
 */
export function pageFiles(
  bundle: Record<string, OwnFile>,
  approved: string,
  data: Omit<ComparisonData, 'approved'>,
): (name: string) => OwnFile | undefined {
  const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return name => {
    if (name === 'data.json') {
      const body = JSON.stringify({ ...data, approved: picturesIn(approved) })
      return { headers: json, body }
    }
    const picture = /^approved\/([\w.-]+\.png)$/.exec(name)?.[1]
    if (picture && picturesIn(approved).includes(picture)) {
      const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }
      return { headers, body: readFileSync(join(approved, picture)) }
    }
    return bundle[name]
  }
}

/** The folder is there as soon as something has been approved. */
function picturesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(file => file.endsWith('.png'))
  } catch {
    return []
  }
}
