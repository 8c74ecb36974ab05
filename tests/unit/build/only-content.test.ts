import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { copyOfSite } from '../../helpers/copy-of-site.ts'
import { seededRandom } from '../site-info/seeded-random.ts'
import { editAtRandom } from './edit-at-random.ts'

const run = promisify(execFile)

const build = (root: string, ...options: string[]) =>
  run(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/build.ts', ...options], {
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

test('after each of twenty random edits, building the words alone gives what a full build gives', async () => {
  const [quick, full] = [copyOfSite(), copyOfSite()]
  onTestFinished(() => {
    for (const root of [quick, full]) rmSync(root, { recursive: true })
  })
  await build(quick)
  const random = seededRandom(6)
  for (let edit = 1; edit <= 20; edit++) {
    const done = editAtRandom([quick, full], random)
    const [{ stdout }] = await Promise.all([build(quick, '--only', 'content'), build(full)])
    expect(stdout, `edit ${edit}: ${done}`).toContain('What reads differently')
    const [ours, theirs] = [bytesOf(join(quick, 'dist')), bytesOf(join(full, 'dist'))]
    expect([...ours.keys()], `edit ${edit}: ${done}`).toEqual([...theirs.keys()])
    const different = [...ours].filter(([file, bytes]) => theirs.get(file) !== bytes)
    expect(
      different.map(([file]) => file),
      `edit ${edit}: ${done}`,
    ).toEqual([])
  }
}, 900_000)
