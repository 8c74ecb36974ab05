import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { DistFile } from './dist-file.ts'

/**
 * Makes a folder hold these files and nothing else. What is right already is left alone, so that
 * hosts that go by a file's date send on only what changed. Gives the paths that were written.
 */
export function writeDist(folder: string, files: readonly DistFile[]): string[] {
  removeAllBut(folder, '', new Set(files.map(({ path }) => path)))
  const changed = files.filter(({ path, bytes }) => !holds(join(folder, path), bytes))
  const folders = new Set(changed.map(({ path }) => dirname(join(folder, path))))
  for (const each of folders) mkdirSync(each, { recursive: true })
  for (const { path, bytes } of changed) writeFileSync(join(folder, path), bytes)
  return changed.map(({ path }) => path)
}

/** Removes what is not wanted below a folder's path; gives whether nothing is left there. */
function removeAllBut(folder: string, path: string, wanted: ReadonlySet<string>): boolean {
  if (!existsSync(join(folder, path))) return true
  let isEmpty = true
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      if (removeAllBut(folder, inner, wanted)) rmdirSync(join(folder, inner))
      else isEmpty = false
    } else if (wanted.has(inner)) isEmpty = false
    else rmSync(join(folder, inner))
  }
  return isEmpty
}

function holds(file: string, bytes: string | Uint8Array): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))
}
