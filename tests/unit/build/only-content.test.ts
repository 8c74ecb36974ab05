import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyOfSite } from '../../helpers/copy-of-site.ts'
import { seededRandom } from '../site-info/seeded-random.ts'
import { editAtRandom } from './edit-at-random.ts'

const run = promisify(execFile)

const build = (root: string, ...options: string[]) =>
  run(process.execPath, ['scripts/run.mjs', 'build', ...options], {
    cwd: root,
  })

/** All files of a built site, by path. */
const bytesOf = (dist: string): Map<string, string> =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => [file.slice(dist.length), readFileSync(file).toString('latin1')]),
  )

/** A full build that takes no page and no parsed text from the one before. */
async function buildAfresh(root: string): Promise<void> {
  const state = join(root, '.build')
  const old = readdirSync(state).filter(name => /^(renders|parsed)-/.test(name))
  for (const name of old) rmSync(join(state, name))
  rmSync(join(root, 'dist'), { recursive: true })
  await build(root)
}

// Two rows of ten beside each other, for most of it is waiting for builds.
test.concurrent.for([6, 7])(
  'after each of ten random edits, building the words alone gives what a full build gives (%i)',
  {
    timeout: 1_200_000,
  },
  async (seed, { onTestFinished }) => {
    const root = copyOfSite()
    onTestFinished(() => rmSync(root, { recursive: true }))
    const dist = join(root, 'dist')
    const [last, kept] = [join(root, '.build'), join(root, '.kept')]
    await build(root)
    const random = seededRandom(seed)
    for (let edit = 1; edit <= 10; edit++) {
      const done = `edit ${edit}: ${editAtRandom(root, random)}`
      const { stdout } = await build(root, '--only', 'content')
      expect(stdout, done).toContain('What reads differently')
      const ours = bytesOf(dist)
      // Each edit builds upon what the one before left, not upon a fresh build.
      cpSync(last, kept, { recursive: true })
      await buildAfresh(root)
      rmSync(last, { recursive: true })
      renameSync(kept, last)

      const theirs = bytesOf(dist)
      expect([...ours.keys()], done).toEqual([...theirs.keys()])
      const different = [...ours].filter(([file, bytes]) => theirs.get(file) !== bytes)
      expect(
        different.map(([file]) => file),
        done,
      ).toEqual([])
    }
  },
)
