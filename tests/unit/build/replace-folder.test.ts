import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFolder } from '../../../scripts/build/replace-folder.ts'
import { filesBelow } from '../../../scripts/system/files-below.ts'
import { writeFiles } from '../../../scripts/system/write-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** Makes an old `dist` and a newer one, in the same folder. */
function oldAndNewer() {
  const { folder } = temporaryFolder()
  const [dist, newer] = [join(folder, 'dist'), join(folder, 'newer')]
  const readDist = () =>
    filesBelow(dist).map(path => [path, fs.readFileSync(join(dist, path), 'utf8')])
  const write = (at: string, text: string) => {
    const paths = ['index.html', 'fi/poker.html', `assets/${text}.js`]
    writeFiles(
      at,
      paths.map(path => ({ path, bytes: text })),
    )
  }
  write(dist, 'old')
  write(newer, 'new')
  return { folder, dist, newer, readDist }
}

const written = (text: string) =>
  [`assets/${text}.js`, 'fi/poker.html', 'index.html'].map(path => [path, text])

test('the folder ends with only the new files, whatever it contained', () => {
  const { dist, newer, readDist } = oldAndNewer()
  // A folder in the place of a file.
  fs.rmSync(join(dist, 'index.html'))
  fs.mkdirSync(join(dist, 'index.html/deep'), { recursive: true })
  replaceFolder(dist, newer)
  expect(readDist()).toEqual(written('new'))
})

test('a replacement that is killed leaves the old folder, the new one or none', () => {
  const found = new Set<string>()
  for (let count = 1, isWhole = false; !isWhole; count++) {
    const { dist, newer, readDist } = oldAndNewer()
    const words = ['scripts/run.mjs', '../tests/helpers/replace-until-killed', dist, newer]
    const { status, stderr } = spawnSync(process.execPath, [...words, `${count}`])
    expect(`${stderr}`).toBe('')
    isWhole = status === 0
    const files = readDist()
    found.add(files[0]?.[1] ?? 'none')
    expect([[], written('old'), written('new')], `killed at change ${count}`).toContainEqual(files)
  }
  expect([...found]).toEqual(['old', 'none', 'new'])
})

test('files are written through a link that is the folder, but through no link inside it', () => {
  const { folder, dist, newer, readDist } = oldAndNewer()
  writeFiles(join(folder, 'elsewhere'), [{ path: 'precious.txt', bytes: 'kept' }])
  fs.renameSync(dist, join(folder, 'target'))
  fs.symlinkSync(join(folder, 'target'), dist, 'junction')
  fs.symlinkSync(join(folder, 'elsewhere'), join(dist, 'linked'), 'junction')
  replaceFolder(dist, newer)
  expect(readDist()).toEqual(written('new'))
  expect(fs.realpathSync(dist)).toBe(fs.realpathSync(join(folder, 'target')))
  expect(filesBelow(join(folder, 'elsewhere'))).toEqual(['precious.txt'])
})

test.skipIf(process.platform !== 'linux')('a folder on another disk keeps its place', () => {
  const { dist, newer, readDist } = oldAndNewer()
  const elsewhere = fs.mkdtempSync('/dev/shm/dist-')
  onTestFinished(() => fs.rmSync(elsewhere, { recursive: true }))
  expect(fs.statSync(elsewhere).dev, 'another disk').not.toBe(fs.statSync(newer).dev)
  fs.cpSync(dist, elsewhere, { recursive: true })
  fs.rmSync(dist, { recursive: true })
  fs.symlinkSync(elsewhere, dist)
  replaceFolder(dist, newer)
  expect(readDist()).toEqual(written('new'))
  expect(fs.realpathSync(dist)).toBe(elsewhere)
})

// Only root can mount a disk.
test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'a folder that is a mount gets the new files',
  () => {
    const { dist, newer, readDist } = oldAndNewer()
    execFileSync('/bin/mount', ['-t', 'tmpfs', 'tmpfs', dist])
    onTestFinished(() => void execFileSync('/bin/umount', ['--lazy', dist]))
    writeFiles(dist, [{ path: 'assets/old.js', bytes: 'old' }])
    expect(() => fs.renameSync(dist, `${dist}.old`)).toThrow('EBUSY')
    replaceFolder(dist, newer)
    expect(readDist()).toEqual(written('new'))
  },
)
