import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesBelow } from '../system/files-below.ts'
import { writeWhole } from '../system/write-file.ts'

/** The folders of what the site is made of. */
const sources = ['loader', 'shared', 'variants', 'scripts/build', 'scripts/content']

/**
 * Returns the value that an earlier build of the same sources kept in a file: null for none, or a
 * damaged one. `keep` keeps another in its place, behind a digest of it and of the sources. It keeps
 * none that was made while the sources changed, because such a value may be of both states.
 */
export function readSaved<Value>(root: string, name: string) {
  const file = join(root, '.build', name)
  const key = sourcesKey(root)
  const digestOf = (bytes: Uint8Array) => createHash('sha256').update(key).update(bytes).digest()
  const saved = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  const [digest, bytes] = [saved.subarray(0, 32), saved.subarray(32)]
  const last: Value | null = digest.equals(digestOf(bytes)) ? deserialize(bytes) : null
  function keep(value: Value): void {
    if (sourcesKey(root) !== key) return
    const bytes = serialize(value)
    writeWhole(file, Buffer.concat([digestOf(bytes), bytes]))
  }
  return { last, keep }
}

/** Returns a text that changes with every source, and stays the same when only words were edited. */
function sourcesKey(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const files = sources.flatMap(folder =>
    filesBelow(join(root, folder)).map(file => `${folder}/${file}`),
  )
  for (const file of [...files, 'vite.config.ts', 'package-lock.json'])
    if (!/\/content\/.*(?<!\.ts)$/.test(file))
      hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
