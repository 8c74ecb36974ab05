import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesBelow } from '../files-below.ts'
import type { Settings } from './settings.ts'
import { writeWhole, writingTo } from './write-file.ts'

/** The folders of what the site is made of. */
const sources = ['loader', 'shared', 'variants', 'scripts/build', 'scripts/content']

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
  const folders = sources.flatMap(folder =>
    filesBelow(join(root, folder)).map(file => `${folder}/${file}`),
  )
  for (const file of [...folders, 'vite.config.ts', 'package-lock.json'])
    if (names.test(file)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Keeps a value for a later build, behind a digest of it and of what it was made from. */
export function save(file: string, key: string, value: unknown): void {
  const bytes = serialize(value)
  writingTo(dirname(file), () => {
    mkdirSync(dirname(file), { recursive: true })
    writeWhole(file, Buffer.concat([digestOf(key, bytes), bytes]))
  })
}

/** Returns the value that was kept with this key, or null for none, another one or a damaged one. */
export function readSaved<Value>(file: string, key: string): Value | null {
  if (!existsSync(file)) return null
  const saved = readFileSync(file)
  const [digest, bytes] = [saved.subarray(0, 32), saved.subarray(32)]
  return digest.equals(digestOf(key, bytes)) ? deserialize(bytes) : null
}

const digestOf = (key: string, bytes: Uint8Array): Buffer =>
  createHash('sha256').update(key).update(bytes).digest()
