import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import type { DistFile } from './dist-file.ts'
import { writeWhole, writingTo } from './write-file.ts'

/**
 * Makes a folder hold these files and nothing else, and returns the paths that it wrote. At every
 * moment each page that stands there has all its files: assets come first, pages last, and what is
 * not wanted any more goes after them. What is right already is left alone, so that hosts that go
 * by a file's date send on only what changed.
 */
export function writeDist(folder: string, files: readonly DistFile[]): string[] {
  return writingTo(folder, () => {
    mkdirSync(folder, { recursive: true })
    const changed = files.filter(({ path, bytes }) => !holds(join(folder, path), bytes))
    const ready = new Set<string>()
    for (const { path, bytes } of changed.toSorted((one, other) => stepOf(one) - stepOf(other))) {
      clearWay(folder, path, ready)
      writeWhole(join(folder, path), bytes)
    }
    removeAllBut(folder, '', new Set(files.map(({ path }) => path)))
    return changed.map(({ path }) => path)
  })
}

const stepOf = ({ path }: DistFile): number =>
  path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : 1

const kindOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** Whether a file has these bytes; a link to such a file does not count. */
function holds(file: string, bytes: string | Uint8Array): boolean {
  const isThere = existsSync(file) && lstatSync(file).isFile()
  return isThere && readFileSync(file).equals(Buffer.from(bytes))
}

/**
 * Makes the folders on the way to a file. What is no folder on the way goes, and so does a folder in
 * the file's place: above all a link, through which the build would write to somewhere else.
 */
function clearWay(folder: string, path: string, ready: Set<string>): void {
  const parents = path.split('/').slice(0, -1)
  for (let depth = 1; depth <= parents.length; depth++) {
    const parent = join(folder, ...parents.slice(0, depth))
    if (ready.has(parent)) continue
    if (kindOf(parent)?.isDirectory() === false) rmSync(parent)
    mkdirSync(parent, { recursive: true })
    ready.add(parent)
  }
  if (kindOf(join(folder, path))?.isDirectory()) rmSync(join(folder, path), { recursive: true })
}

/** Removes what is not wanted below a folder's path. Returns whether nothing is left there. */
function removeAllBut(folder: string, path: string, wanted: ReadonlySet<string>): boolean {
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
