import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesBelow } from '../files-below.ts'
import { writeWhole, writingTo } from './write-file.ts'

/** The folders of what the site is made of. */
const sources = ['loader', 'shared', 'variants', 'scripts/build', 'scripts/content']

/** Returns a text that changes with every source, and stays the same when only words were edited. */
export function sourcesKey(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const files = sources.flatMap(folder =>
    filesBelow(join(root, folder)).map(file => `${folder}/${file}`),
  )
  for (const file of [...files, 'vite.config.ts', 'package-lock.json'])
    if (!/\/content\/.*(?<!\.ts)$/.test(file))
      hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Keeps a value for a later build, behind a digest of it and of what it was made from. Not for one
 * that was made while its sources changed: it may be of both, and a change can be taken back.
 */
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
