import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import type { DistFile } from './dist-file.ts'
import { writeWhole, writingTo } from './write-file.ts'

/**
 * Makes a folder hold these files and nothing else, and returns the paths that it wrote. At every
 * moment each page that stands there has all its files: assets come first, pages last, and what is
 * not wanted any more goes after them. Meanwhile the policy allows old and new pages. What is right
 * already is left alone, so that hosts that go by a file's date send on only what changed.
 */
export function writeDist(folder: string, files: readonly DistFile[]): string[] {
  return writingTo(folder, () => {
    mkdirSync(folder, { recursive: true })
    for (const { path } of files) clearWay(folder, path)
    const changed = files.filter(({ path, bytes }) => !holds(join(folder, path), bytes))
    const isHeaders = ({ path }: DistFile) => path === '_headers'
    const headers = changed.filter(isHeaders)
    const others = changed.filter(file => !isHeaders(file))
    others.sort((one, other) => stepOf(one.path) - stepOf(other.path))
    const write = ({ path, bytes }: DistFile) => writeWhole(join(folder, path), bytes)
    for (const file of [...headers.map(file => forBoth(folder, file)), ...others]) write(file)
    removeAllBut(folder, new Set(files.map(({ path }) => path)))
    headers.forEach(write)
    return changed.map(({ path }) => path)
  })
}

const stepOf = (path: string): number =>
  path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : 1

/** Returns `_headers` with a policy that also allows what the one in the folder does. */
function forBoth(folder: string, { path, bytes }: DistFile): DistFile {
  const file = join(folder, path)
  const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const allowed = (directive: string) => RegExp(`${directive}([^;\\n]*)`).exec(old)?.[1] ?? ''
  const directives = /\b((?:script|style|connect|frame)-src)[^;\n]*/g
  return { path, bytes: `${bytes}`.replace(directives, (line, name) => line + allowed(name)) }
}

/** Returns what stands at a path, a link as a link. */
const kindOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })

const holds = (file: string, bytes: string | Uint8Array): boolean =>
  kindOf(file)?.isFile() === true && readFileSync(file).equals(Buffer.from(bytes))

/**
 * Makes the folders on the way to a file. What is no folder on the way goes, and so does a folder in
 * the file's place: above all a link, through which the build would write to somewhere else.
 */
function clearWay(folder: string, path: string): void {
  const file = join(folder, path)
  const names = path.split('/')
  for (let depth = 1; depth < names.length; depth++) {
    const parent = join(folder, ...names.slice(0, depth))
    if (kindOf(parent)?.isDirectory() === false) rmSync(parent)
  }
  mkdirSync(dirname(file), { recursive: true })
  if (kindOf(file)?.isDirectory()) rmSync(file, { recursive: true })
}

/** Removes every other file, pages first because they name the rest, and folders that are empty then. */
function removeAllBut(folder: string, wanted: ReadonlySet<string>): void {
  const unwanted = filesBelow(folder).filter(path => !wanted.has(path))
  for (const path of unwanted.toSorted((one, other) => stepOf(other) - stepOf(one))) {
    rmSync(join(folder, path))
    let parent = join(folder, dirname(path))
    for (; parent !== folder && readdirSync(parent).length === 0; parent = dirname(parent))
      rmdirSync(parent)
  }
}
