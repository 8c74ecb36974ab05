import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeDist } from '../../../scripts/build/write-dist.ts'
import { filesBelow } from '../../../scripts/system/files-below.ts'
import { CommandError } from '../../../scripts/system/run-command.ts'
import { writingTo } from '../../../scripts/system/write-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

const files = [
  { path: 'fi/poker.html', bytes: '<p>Pokeri</p>' },
  { path: 'assets/a.1.js', bytes: 'a()' },
  { path: 'index.html', bytes: '<p>Home</p>' },
]
const paths = ['assets/a.1.js', 'fi/poker.html', 'index.html']

/** Makes a folder for `dist`. Paths begin there. */
function around() {
  const { folder, write } = temporaryFolder()
  const link = (path: string, target: string) =>
    fs.symlinkSync(join(folder, target), join(folder, path), 'junction')
  const read = (path: string) => fs.readFileSync(join(folder, path), 'utf8')
  return { folder, dist: join(folder, 'dist'), write, link, read }
}

test('the folder ends with only these files, whatever it had, and each is written once', () => {
  const { dist, write } = around()
  write('dist/old/deep/a.html')
  // A folder in the place of a file, and a file in the place of a folder.
  write('dist/index.html/deep/a.html')
  write('dist/fi')
  expect(writeDist(dist, files).sort()).toEqual(paths)
  expect(filesBelow(dist)).toEqual(paths)
  expect(writeDist(dist, files)).toEqual([])
})

test('files are written through a link that is the folder, but through no link inside it', () => {
  const { folder, dist, write, link, read } = around()
  write('elsewhere/index.html', '<p>Home</p>')
  write('elsewhere/precious.txt', 'kept')
  fs.mkdirSync(join(folder, 'target'))
  link('dist', 'target')
  link('dist/assets', 'elsewhere')
  link('dist/unwanted', 'elsewhere')
  // Windows lets only administrators link a file.
  if (process.platform !== 'win32') {
    link('dist/index.html', 'elsewhere/index.html')
  }
  writeDist(dist, files)
  expect(filesBelow(join(folder, 'elsewhere'))).toEqual(['index.html', 'precious.txt'])
  expect(filesBelow(join(folder, 'target'))).toEqual(paths)
  expect(read('target/index.html')).toBe('<p>Home</p>')
  for (const path of ['assets', 'index.html']) {
    expect(fs.lstatSync(join(dist, path)).isSymbolicLink(), path).toBe(false)
  }
})

test('a build that stops at any moment leaves no page without its files or its policy', () => {
  const { dist, read } = around()
  const built = (name: string) => [
    { path: 'fi/poker.html', bytes: name },
    { path: 'index.html', bytes: name },
    { path: '_headers', bytes: `/*\n  Policy: script-src 'sha256-${name}'; img-src https:\n` },
    { path: `assets/${name}.js`, bytes: name },
  ]
  let moment = 0
  for (let isWhole = false; !isWhole; ) {
    fs.rmSync(dist, { recursive: true, force: true })
    writeDist(dist, [{ path: 'gone.html', bytes: 'old' }, ...built('old')])
    isWhole = untilChange(++moment, () => writeDist(dist, built('new')))
    const written = filesBelow(dist)
    for (const page of written.filter(path => path.endsWith('.html'))) {
      const bytes = read(`dist/${page}`)
      expect(written, `${page} after change ${moment}`).toContain(`assets/${bytes}.js`)
      expect(read('dist/_headers'), `${page} after change ${moment}`).toContain(`'sha256-${bytes}'`)
    }
  }
  expect(moment).toBeGreaterThan(6)
  expect(filesBelow(dist)).toEqual(['_headers', 'assets/new.js', 'fi/poker.html', 'index.html'])
  expect(read('dist/_headers')).not.toContain('old')
})

/** Runs a function until the middle of its n-th change of the disk. Returns whether it finished. */
function untilChange(count: number, run: () => void): boolean {
  const stopped = new Error('Stopped.')
  let left = count
  for (const name of ['mkdirSync', 'renameSync', 'rmdirSync', 'rmSync', 'writeFileSync'] as const) {
    const change = fs[name]
    vi.spyOn(fs, name).mockImplementation((...words: unknown[]) => {
      if (--left > 0) {
        return Reflect.apply(change, fs, words)
      }
      if (left === 0 && name === 'writeFileSync') {
        Reflect.apply(change, fs, [words[0], 'ha'])
      }
      throw stopped
    })
  }
  syncBuiltinESMExports()
  try {
    run()
    return true
  } catch (error) {
    expect(error).toBe(stopped)
    return false
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
}

test('an error names the file and says why it cannot be written, without a stack', () => {
  const { dist, write, link } = around()
  write('dist')
  expect(() => writeDist(dist, files)).toThrow(/dist cannot be written: a file .* Remove it/)
  fs.rmSync(dist)
  link('dist', 'nowhere')
  expect(() => writeDist(dist, files)).toThrow(/dist cannot be written: .* has no target/)
  const reasons = {
    ENOSPC: 'the disk is full',
    EACCES: 'you have no permission',
    EROFS: 'its disk is read',
  }
  for (const [code, reason] of Object.entries(reasons)) {
    const writeAll = () =>
      writingTo('dist', () => {
        throw Object.assign(new Error(code), { code, path: 'dist/index.html' })
      })
    expect(writeAll).toThrow(`dist/index.html cannot be written: ${reason}`)
    expect(writeAll).toThrow(CommandError)
  }
})
