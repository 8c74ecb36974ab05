import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashOf } from './asset.ts'
import type { Settings } from './settings.ts'

type Bytes = { base64: string }

/** One file for each set of settings: a preview and a build of the same words differ in them. */
export const savedFile = (root: string, name: string, settings: Settings): string =>
  join(root, '.build', `${name}-${hashOf(JSON.stringify(settings))}.json`)

/**
 * Keeps a value for a later build, with the key of what it was made from. Written beside and then
 * moved, so that a build that is stopped halfway leaves no half file, nor do two builds at once.
 */
export function save(file: string, key: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  writeFileSync(beside, JSON.stringify({ key, value }, fromBytes))
  renameSync(beside, file)
  forgetOld(file)
}

/** Settings come and go (a stand-in's port); what was kept for the last four is kept. */
function forgetOld(file: string): void {
  const folder = dirname(file)
  const name = basename(file).replace(/-\w+\.json$/, '-')
  const kept = readdirSync(folder)
    .filter(each => each.startsWith(name) && each.endsWith('.json'))
    .map(each => ({
      path: join(folder, each),
      time: statSync(join(folder, each), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of kept.slice(4)) rmSync(path, { force: true })
}

/** The value that was kept with this key, or null: nothing was kept, or it is from something else. */
export function readSaved<Value>(file: string, key: string): Value | null {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8'), toBytes)
    return saved.key === key ? saved.value : null
  } catch {
    return null
  }
}

// A Buffer has become its toJSON by the time that JSON asks for its replacement.
function fromBytes(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const bytes = this[name]
  if (!(bytes instanceof Uint8Array)) return value
  return { base64: Buffer.from(bytes).toString('base64') } satisfies Bytes
}

function toBytes(_: string, value: unknown): unknown {
  const isBytes = value instanceof Object && 'base64' in value && typeof value.base64 === 'string'
  return isBytes ? Buffer.from(String(value.base64), 'base64') : value
}
