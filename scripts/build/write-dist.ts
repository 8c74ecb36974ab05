import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../system/files-below.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { writeWhole, writingTo } from '../system/write-file.ts'

/**
 * Writes these files to a folder and removes everything else. Returns the paths that it wrote. At
 * any moment every page there has its files, and the policy allows it. Unchanged files keep their
 * date, so hosts that compare dates upload only what changed.
 */
export function writeDist(folder: string, files: readonly DistFile[]): string[] {
  return writingTo(folder, () => {
    mkdirSync(folder, { recursive: true })
    const paths = files.map(({ path }) => path)
    clearWay(folder, paths)
    const changed = files
      .filter(({ path, bytes }) => !hasBytes(join(folder, path), bytes))
      .sort((one, other) => stepOf(one.path) - stepOf(other.path))
    const write = ({ path, bytes }: DistFile) => writeWhole(join(folder, path), bytes)
    const isHeaders = ({ path }: DistFile) => path === '_headers'
    for (const file of changed) {
      write(isHeaders(file) ? forBoth(folder, file) : file)
    }
    removeAllBut(folder, paths)
    changed.filter(isHeaders).forEach(write)
    return changed.map(({ path }) => path)
  })
}

const stepOf = (path: string): number =>
  path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : 1

/** Returns `_headers` with a policy that also allows what the one in the folder allows. */
function forBoth(folder: string, { path, bytes }: DistFile): DistFile {
  const file = join(folder, path)
  const old = kindOf(file)?.isFile() ? readFileSync(file, 'utf8') : ''
  const allowed = (directive: string) => RegExp(`${directive}([^;\\n]*)`).exec(old)?.[1] ?? ''
  const directives = /\b((?:script|style|connect|frame)-src)[^;\n]*/g
  return { path, bytes: `${bytes}`.replace(directives, (line, name) => line + allowed(name)) }
}

/** Returns the kind of file at a path, without following links. */
const kindOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

const hasBytes = (file: string, bytes: string | Uint8Array): boolean =>
  kindOf(file)?.isFile() === true && readFileSync(file).equals(Buffer.from(bytes))

/** Removes files and links (which lead elsewhere) with a folder's name, and folders with a file's. */
function clearWay(folder: string, paths: readonly string[]): void {
  for (const file of filesBelow(folder)) {
    if (paths.some(path => path.startsWith(`${file}/`))) {
      rmSync(join(folder, file))
    }
  }
  for (const file of paths.map(path => join(folder, path))) {
    if (kindOf(file)?.isDirectory()) {
      rmSync(file, { recursive: true })
    }
  }
}

/** Removes every other file, pages first because they name the rest, and empty folders. */
function removeAllBut(folder: string, wanted: readonly string[]): void {
  const unwanted = filesBelow(folder).filter(path => !wanted.includes(path))
  for (const path of unwanted.sort((one, other) => stepOf(other) - stepOf(one))) {
    rmSync(join(folder, path))
    let parent = join(folder, dirname(path))
    for (; parent !== folder && readdirSync(parent).length === 0; parent = dirname(parent)) {
      rmdirSync(parent)
    }
  }
}
