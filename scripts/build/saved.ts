import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from './settings.ts'

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
 * same when only words were edited. Without settings for what they do not change.
 */
export function sourcesKey(root: string, settings: Settings | null): string {
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
    .sort()
}

/**
 * Keeps a value for a later build, with the key of what it was made from and a digest of itself.
 * The file is written beside its place and then moved: a stopped build leaves no half file.
 */
export function save(file: string, key: string, value: unknown): void {
  const text = JSON.stringify(value, fromBytes)
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  writeFileSync(beside, `${key} ${digestOf(text)}\n${text}`)
  renameSync(beside, file)
}

/** Returns the value that was kept with this key, or null for none, another one or a damaged one. */
export function readSaved<Value>(file: string, key: string): Value | null {
  if (!existsSync(file)) return null
  const [stamp = '', text = ''] = readFileSync(file, 'utf8').split('\n')
  return stamp === `${key} ${digestOf(text)}` ? JSON.parse(text, toBytes) : null
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

// A Buffer has become its toJSON by the time that JSON asks for its replacement.
function fromBytes(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const bytes = this[name]
  return bytes instanceof Uint8Array ? { base64: Buffer.from(bytes).toString('base64') } : value
}

function toBytes(_: string, value: unknown): unknown {
  const isBytes = value instanceof Object && 'base64' in value && typeof value.base64 === 'string'
  return isBytes ? Buffer.from(String(value.base64), 'base64') : value
}
