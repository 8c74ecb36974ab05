import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesBelow } from '../files-below.ts'
import type { Settings } from './settings.ts'
import { writeWhole, writingTo } from './write-file.ts'

/** What the site is made of besides its words: folders and files below the repository's root. */
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
 * Returns a text that changes with the bytes of every source and with the settings, and stays the
 * same when only words were edited.
 */
export const sourcesKey = (root: string, settings: Settings): string =>
  keyOf(root, /(?<!\.md|\.yaml)$/, JSON.stringify(settings))

/** Returns the same of scripts alone, for what neither settings nor pictures nor styles change. */
export const scriptsKey = (root: string): string => keyOf(root, /\.(tsx?|json)$/, '')

function keyOf(root: string, names: RegExp, settings: string): string {
  const hash = createHash('sha256').update(settings).update(process.version)
  for (const file of sources.flatMap(source => filesOf(root, source))) {
    if (names.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const filesOf = (root: string, source: string): string[] =>
  /\.\w+$/.test(source) ? [source] : filesBelow(join(root, source)).map(file => `${source}/${file}`)

/**
 * Keeps a value for a later build, with a digest of itself and of the key of what it was made from.
 */
export function save(file: string, key: string, value: unknown): void {
  const bytes = serialize(value)
  writingTo(dirname(file), () => {
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, Buffer.concat([stampOf(key, bytes), bytes]))
  })
}

/** Returns the value that was kept with this key, or null for none, another one or a damaged one. */
export function readSaved<Value>(file: string, key: string): Value | null {
  if (!existsSync(file)) return null
  const saved = readFileSync(file)
  const [stamp, bytes] = [saved.subarray(0, STAMP), saved.subarray(STAMP)]
  return stamp.equals(stampOf(key, bytes)) ? deserialize(bytes) : null
}

/** The length of a stamp: a SHA-256. */
const STAMP = 32

const stampOf = (key: string, bytes: Uint8Array): Buffer =>
  createHash('sha256').update(key).update(bytes).digest()
