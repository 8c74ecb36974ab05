import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathBelow } from '../files-below.ts'
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
    for (const { path } of files) clearWay(folder, path)
    const changed = files.filter(({ path, bytes }) => !holds(join(folder, path), bytes))
    for (const { path, bytes } of changed.toSorted((one, other) => stepOf(one) - stepOf(other)))
      writeWhole(join(folder, path), bytes)
    removeAllBut(folder, new Set(files.map(({ path }) => path)))
    return changed.map(({ path }) => path)
  })
}

const stepOf = ({ path }: DistFile): number =>
  path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : 1

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

/** Removes every other file, and folders that are empty then: the list has a folder before its files. */
function removeAllBut(folder: string, wanted: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).reverse()) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) {
      if (readdirSync(path).length === 0) rmdirSync(path)
    } else if (!wanted.has(pathBelow(folder, path))) rmSync(path)
  }
}
