import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildSite } from '../../../scripts/build/build-site.ts'
import { loadRenderer, readBundles } from '../../../scripts/build/bundle-variants.ts'
import { composeSite } from '../../../scripts/build/compose-site.ts'
import type { DistFile } from '../../../scripts/build/dist-file.ts'
import { ContentError, readWords } from '../../../scripts/build/read-words.ts'
import type { Renders } from '../../../scripts/build/render-changed.ts'
import { readSaved, sourcesKey } from '../../../scripts/build/saved.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { readParts } from '../../../scripts/build/site-parts.ts'
import { filesBelow } from '../../../scripts/files-below.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'
import { seededRandom } from '../site-info/seeded-random.ts'
import { editAtRandom } from './edit-at-random.ts'

const settings = readSettings({})
let root: string

beforeAll(() => {
  root = copyOfSite()
  return () => rmSync(root, { recursive: true })
})

const build = (onlyContent = false) => buildSite({ root, command: 'build', settings, onlyContent })

const write = (path: string, text: string) => {
  writeFileSync(join(root, path), text)
  onTestFinished(() => rmSync(join(root, path)))
}

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: Of it.\nheading: ${title}\n---\n\nText.\n`

test('a build that stops at its words or a picture leaves no bundling behind that runs on', async () => {
  write('variants/social/content/en/broken.md', 'No front matter.\n')
  write('variants/social/images/broken.svg', 'No picture.\n')
  await expect(build()).rejects.toThrow(/broken/)
  expect(readBundles(root)).not.toBeNull()
  expect(readdirSync(join(root, '.build')).filter(name => name.startsWith('vike'))).toEqual([])
})

test('words that cannot be published stop a build', async () => {
  write('variants/social/content/en/broken.md', 'No front matter.\n')
  await expect(build()).rejects.toThrow(ContentError)
})

test('a text that is not translated is one file for both languages', async () => {
  write('variants/social/content/en/guide.md', page('Guide'))
  const { routes, dist } = await build()
  const filesOf = (name: string) =>
    readdirSync(join(dist, 'assets')).filter(file =>
      RegExp(`^social-${name}\\.\\w+\\.json$`).test(file),
    )
  expect(routes.paths.map(({ address }) => address)).toContain('/fi/guide')
  expect(filesOf('guide')).toHaveLength(1)
  expect(filesOf('cookie-policy')).toHaveLength(2)
})

test('no page reads more of the words because there are many other pages', async () => {
  const before = await readsOfPages()
  for (let number = 1; number <= 30; number++) {
    for (const variant of ['affiliate', 'social'])
      write(`variants/${variant}/content/en/page-${number}.md`, page(`Page ${number}`))
  }
  const after = await readsOfPages()
  expect(before.size).toBeGreaterThan(30)
  expect(after.size).toBe(before.size + 2 * 3 * 30)
  for (const [name, reads] of before) expect(after.get(name), name).toBe(reads)
  expect(Math.max(...after.values())).toBe(Math.max(...before.values()))
})

/** Returns how many places of the content each page of the built site reads. */
async function readsOfPages(): Promise<Map<string, number>> {
  await build(true)
  const file = join(root, '.build/build/renders')
  const renders = readSaved<Renders>(file, sourcesKey(root, settings))
  return new Map(
    Object.entries(renders?.pages ?? {}).map(([name, { reads }]) => [name, reads.length]),
  )
}

test('after each of ten random edits, building the words alone gives what a full build gives', async () => {
  const { dist } = await build()
  const random = seededRandom(6)
  for (let edit = 1; edit <= 10; edit++) {
    const done = `edit ${edit}: ${editAtRandom(root, random)}`
    // Each edit builds upon what the one before left, not upon a full build.
    const { altered } = await build(true)
    expect(altered, done).not.toBeNull()
    expect(differences(await composeAfresh(), filesIn(dist)), done).toEqual([])
  }
})

test('the command builds the words alone to the bytes of its full build', async () => {
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', ...words], {
      cwd: root,
      encoding: 'utf8',
    })
  const dist = join(root, 'dist')
  run()
  write('variants/affiliate/content/en/guide.md', page('Guide'))
  expect(run('only', 'content')).toContain('/guide (new)')
  const ours = filesIn(dist)
  rmSync(join(root, '.build/build'), { recursive: true })
  rmSync(dist, { recursive: true })
  run()
  expect(differences(filesIn(dist), ours)).toEqual([])
})

/** Composes the site from its words as they are now, with no page of the last build. */
async function composeAfresh(): Promise<DistFile[]> {
  const parts = readParts(root, 'build', settings)
  if (!parts) throw new Error('The build has kept no parts.')
  const load = () => loadRenderer(root, parts.prerender)
  const { words } = readWords(root)
  return (await composeSite({ words, parts, settings, now: new Date(), last: null, load })).files
}

const filesIn = (dist: string): DistFile[] =>
  filesBelow(dist).map(path => ({ path, bytes: readFileSync(join(dist, path)) }))

/** The paths that only one of two folders has, or that hold other bytes. */
function differences(one: readonly DistFile[], other: readonly DistFile[]): string[] {
  const bytesOf = (files: readonly DistFile[]) =>
    new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString('latin1')]))
  const [ours, theirs] = [bytesOf(one), bytesOf(other)]
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    path => ours.get(path) !== theirs.get(path),
  )
}
