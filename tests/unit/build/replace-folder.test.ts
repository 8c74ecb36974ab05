import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFolder } from '../../../scripts/build/replace-folder.ts'
import { filesBelow } from '../../../scripts/system/files-below.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** A disk other than that of temporary files. */
const otherDisk = '/dev/shm'

test('a link stays a link, and what it leads to is replaced', () => {
  const { folder, write } = temporaryFolder()
  const dist = join(folder, 'dist')
  // It leads to nothing yet.
  symlinkSync(join(folder, 'published/site'), dist, 'junction')
  for (const build of ['first', 'second']) {
    write(`newer/${build}.html`)
    replaceFolder(dist, join(folder, 'newer'))
    expect(lstatSync(dist).isSymbolicLink()).toBe(true)
    expect(filesBelow(join(folder, 'published'))).toEqual([`site/${build}.html`])
    rmSync(join(folder, 'newer-before'), { recursive: true, force: true })
  }
})

test.skipIf(!existsSync(otherDisk))('a link can lead to another disk', () => {
  const { folder, write } = temporaryFolder()
  const other = mkdtempSync(join(otherDisk, 'test-'))
  onTestFinished(() => rmSync(other, { recursive: true }))
  const dist = join(folder, 'dist')
  symlinkSync(join(other, 'site'), dist)
  for (const build of ['first', 'second']) {
    write(`newer/assets/${build}.js`, build)
    replaceFolder(dist, join(folder, 'newer'))
    expect(lstatSync(dist).isSymbolicLink()).toBe(true)
    expect(filesBelow(other)).toEqual([`site/assets/${build}.js`])
    expect(readFileSync(join(dist, `assets/${build}.js`), 'utf8')).toBe(build)
    rmSync(join(folder, 'newer'), { recursive: true })
  }
})

// Linux lets a process mount what only it sees, unless the administrator forbids it.
const unshare = '/usr/bin/unshare'
const canMount = spawnSync(unshare, ['--map-root-user', '--mount', 'true']).status === 0

test.skipIf(!canMount)('a mounted volume is kept, and a sentence says what to do', () => {
  const { folder, write } = temporaryFolder()
  write('volume/old.html')
  write('dist/below.html')
  write('newer/new.html')
  const scripts = join(process.cwd(), 'scripts')
  const program = `
    import module from 'node:module'
    if (!process.features.typescript) {
      module.register('${scripts}/strip-types.mjs', 'file:///')
    }
    const { replaceFolder } = await import('${scripts}/build/replace-folder.ts')
    replaceFolder('${folder}/dist', '${folder}/newer')`
  write('replace.mjs', program)
  const commands = `mount --bind volume dist && '${process.execPath}' replace.mjs`
  const { stderr } = spawnSync(unshare, ['--map-root-user', '--mount', 'sh', '-c', commands], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toContain(`${folder}/dist cannot be replaced. If it is a mounted volume, mount`)
  expect(filesBelow(join(folder, 'volume'))).toEqual(['old.html'])
})
