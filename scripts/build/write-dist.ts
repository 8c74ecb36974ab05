import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../system/files-below.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { writeWhole, writingTo } from '../system/write-file.ts'

/**
 * Makes a folder hold these files and nothing else, and returns the paths that it wrote. At every
 * moment each page that stands there has all its files: assets come first, pages last, and what is
 * not wanted any more goes after them. Meanwhile the policy allows old and new pages. What is right
 * already is left alone, so that hosts that go by a file's date send on only what changed.
 */
export function writeDist(folder: string, files: readonly DistFile[]): string[] {
  return writingTo(folder, () => {
    mkdirSync(folder, { recursive: true })
    const paths = files.map(({ path }) => path)
    clearWay(folder, paths)
    const changed = files
      .filter(({ path, bytes }) => !holds(join(folder, path), bytes))
      .sort((one, other) => stepOf(one.path) - stepOf(other.path))
    const write = ({ path, bytes }: DistFile) => writeWhole(join(folder, path), bytes)
    const isHeaders = ({ path }: DistFile) => path === '_headers'
    for (const file of changed) write(isHeaders(file) ? forBoth(folder, file) : file)
    removeAllBut(folder, paths)
    changed.filter(isHeaders).forEach(write)
    return changed.map(({ path }) => path)
  })
}

const stepOf = (path: string): number =>
  path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : 1

/** Returns `_headers` with a policy that also allows what the one in the folder does. */
function forBoth(folder: string, { path, bytes }: DistFile): DistFile {
  const file = join(folder, path)
  const old = kindOf(file)?.isFile() ? readFileSync(file, 'utf8') : ''
  const allowed = (directive: string) => RegExp(`${directive}([^;\\n]*)`).exec(old)?.[1] ?? ''
  const directives = /\b((?:script|style|connect|frame)-src)[^;\n]*/g
  return { path, bytes: `${bytes}`.replace(directives, (line, name) => line + allowed(name)) }
}

/** Returns what stands at a path, a link as a link. */
const kindOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

const holds = (file: string, bytes: string | Uint8Array): boolean =>
  kindOf(file)?.isFile() === true && readFileSync(file).equals(Buffer.from(bytes))

/**
 * Removes what stands in the place of a file's folders, and a folder in the place of a file: above
 * all links, through which the build would write to somewhere else.
 */
function clearWay(folder: string, paths: readonly string[]): void {
  const foldersOf = (path: string): string[] =>
    path === '.' ? [] : [path, ...foldersOf(dirname(path))]
  const folders = new Set(paths.map(dirname).flatMap(foldersOf))
  for (const file of filesBelow(folder)) if (folders.has(file)) rmSync(join(folder, file))
  for (const file of paths.map(path => join(folder, path)))
    if (kindOf(file)?.isDirectory()) rmSync(file, { recursive: true })
}

/** Removes every other file, pages first because they name the rest, and folders that are empty then. */
function removeAllBut(folder: string, wanted: readonly string[]): void {
  const unwanted = new Set(filesBelow(folder))
  for (const path of wanted) unwanted.delete(path)
  for (const path of [...unwanted].sort((one, other) => stepOf(other) - stepOf(one))) {
    rmSync(join(folder, path))
    let parent = join(folder, dirname(path))
    for (; parent !== folder && readdirSync(parent).length === 0; parent = dirname(parent))
      rmdirSync(parent)
  }
}
