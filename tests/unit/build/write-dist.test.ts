import fs, {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { DistFile } from '../../../scripts/build/dist-file.ts'
import { writeDist } from '../../../scripts/build/write-dist.ts'
import { writingTo } from '../../../scripts/build/write-file.ts'
import { filesBelow } from '../../../scripts/files-below.ts'
import { CommandError } from '../../../scripts/run-command.ts'

const files = [
  { path: 'fi/poker.html', bytes: '<p>Pokeri</p>' },
  { path: 'assets/a.1.js', bytes: 'a()' },
  { path: 'index.html', bytes: '<p>Home</p>' },
]

let folder: string
let dist: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'))
  dist = join(folder, 'dist')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const written = (): string[] => filesBelow(dist)
const pathsOf = (of: readonly DistFile[]): string[] => of.map(({ path }) => path).sort()
const paths = pathsOf(files)

test('a folder holds the files and nothing else, and what is right is not written again', () => {
  mkdirSync(join(dist, 'old/deep'), { recursive: true })
  writeFileSync(join(dist, 'old/deep/a.html'), '')
  expect(writeDist(dist, files).sort()).toEqual(paths)
  expect(written()).toEqual(paths)
  expect(writeDist(dist, files)).toEqual([])
})

test('a file in the place of a folder, and a folder in the place of a file, make way', () => {
  mkdirSync(join(dist, 'index.html/deep'), { recursive: true })
  writeFileSync(join(dist, 'fi'), '')
  writeDist(dist, files)
  expect(written()).toEqual(paths)
})

test('nothing is written through a link inside the folder', () => {
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'index.html'), '<p>Home</p>')
  writeFileSync(join(elsewhere, 'precious.txt'), 'kept')
  mkdirSync(dist)
  symlinkSync(elsewhere, join(dist, 'assets'), 'junction')
  symlinkSync(elsewhere, join(dist, 'unwanted'), 'junction')
  // Windows lets only administrators link a file.
  if (process.platform !== 'win32')
    symlinkSync(join(elsewhere, 'index.html'), join(dist, 'index.html'))
  writeDist(dist, files)
  expect(readdirSync(elsewhere).sort()).toEqual(['index.html', 'precious.txt'])
  expect(written()).toEqual(paths)
  for (const path of ['assets', 'index.html'])
    expect(lstatSync(join(dist, path)).isSymbolicLink(), path).toBe(false)
})

test('a folder that is a link itself is written where it leads', () => {
  mkdirSync(join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), dist, 'junction')
  writeDist(dist, files)
  expect(readFileSync(join(folder, 'elsewhere/index.html'), 'utf8')).toBe('<p>Home</p>')
})

test('a build that is stopped at any moment leaves no page without its files or its policy', () => {
  const built = (name: string) => [
    { path: 'fi/poker.html', bytes: name },
    { path: 'index.html', bytes: name },
    {
      path: '_headers',
      bytes: `/*\n  Policy: script-src 'self' 'sha256-${name}'; img-src https:\n`,
    },
    { path: `assets/${name}.js`, bytes: name },
  ]
  const read = (path: string) => readFileSync(join(dist, path), 'utf8')
  let moment = 0
  for (let isWhole = false; !isWhole; ) {
    rmSync(dist, { recursive: true, force: true })
    writeDist(dist, [{ path: 'gone.html', bytes: 'old' }, ...built('old')])
    isWhole = untilChange(++moment, () => writeDist(dist, built('new')))
    for (const page of written().filter(path => path.endsWith('.html'))) {
      expect(written(), `${page} after change ${moment}`).toContain(`assets/${read(page)}.js`)
      expect(read('_headers'), `${page} after change ${moment}`).toContain(`'sha256-${read(page)}'`)
    }
  }
  expect(moment).toBeGreaterThan(2 * files.length)
  expect(written()).toEqual(pathsOf(built('new')))
  expect(read('_headers')).not.toContain('old')
})

/** Runs what changes a disk until the middle of its n-th change. Returns whether it came to its end. */
function untilChange(count: number, run: () => void): boolean {
  const stopped = new Error('Stopped.')
  const names = ['mkdirSync', 'renameSync', 'rmdirSync', 'rmSync', 'writeFileSync']
  const real = names.map(name => [name, Reflect.get(fs, name)] as const)
  let left = count
  for (const [name, change] of real)
    Reflect.set(fs, name, (...words: unknown[]) => {
      if (--left > 0) return change(...words)
      if (left === 0 && name === 'writeFileSync') change(words[0], 'ha')
      throw stopped
    })
  syncBuiltinESMExports()
  try {
    run()
    return true
  } catch (error) {
    expect(error).toBe(stopped)
    return false
  } finally {
    for (const [name, change] of real) Reflect.set(fs, name, change)
    syncBuiltinESMExports()
  }
}

function expectPlainWords(write: () => unknown, words: RegExp): void {
  expect(write).toThrow(CommandError)
  expect(write).toThrow(words)
}

test('a file in the place of dist, and a dist that leads nowhere, are named', () => {
  writeFileSync(dist, '')
  expectPlainWords(() => writeDist(dist, files), /dist cannot be written: a file .* Remove it/)
  rmSync(dist)
  symlinkSync(join(folder, 'nowhere'), dist, 'junction')
  expectPlainWords(() => writeDist(dist, files), /dist cannot be written: .* leads nowhere/)
})

test.skipIf(process.platform === 'win32')('a dist that may not be written is named', () => {
  mkdirSync(dist)
  chmodSync(dist, 0o555)
  // Root may write everywhere; the user nobody may not.
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    expectPlainWords(() => writeDist(dist, files), /cannot be written: you may not write there/)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

test.skipIf(!existsSync('/dev/full'))('a full disk is named', () => {
  const write = () => writingTo(dist, () => writeFileSync('/dev/full', 'x'))
  expectPlainWords(write, /cannot be written: the disk is full/)
})
