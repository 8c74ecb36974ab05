import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** What the parts are made of, besides the words: folders and files from the repository's root. */
const sources = [
  'loader',
  'shared',
  'variants',
  'scripts/build',
  'scripts/content',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * A text that changes with whatever could change the site's parts, and stays the same when only
 * words were edited. By the files' bytes and not by their dates, which a checkout makes anew.
 * Without settings, for those parts that settings do not change.
 */
export function partsKey(root: string, settings: Settings | null): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(process.version)
  for (const source of sources) {
    for (const file of filesOf(root, source))
      hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesOf(root: string, source: string): string[] {
  if (!existsSync(join(root, source))) return []
  if (/\.\w+$/.test(source)) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(md|yaml)$/.test(entry.name))
    .map(entry => join(entry.parentPath.slice(root.length + 1), entry.name))
    .filter(file => !file.includes('.build-'))
    .sort()
}
