import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildSite } from '../../../scripts/build/build-site.ts'
import { composeSite } from '../../../scripts/build/compose-site.ts'
import type { DistFile } from '../../../scripts/build/dist-file.ts'
import { alteredPages } from '../../../scripts/build/render-pages.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { siteParts } from '../../../scripts/build/site-parts.ts'
import { filesOnDisk } from '../../../scripts/content/content-files.ts'
import { ContentError, readContent, readWords } from '../../../scripts/content/read-content.ts'
import { filesBelow } from '../../../scripts/files-below.ts'
import { CommandError } from '../../../scripts/run-command.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'
import { seededRandom } from '../site-info/seeded-random.ts'
import { editAtRandom } from './edit-at-random.ts'

// Commands and bundlers are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const settings = readSettings({})
let root: string

beforeAll(async () => {
  root = copyOfSite()
  await build()
  return () => rmSync(root, { recursive: true })
})

/** Builds; all but new words is taken from the build before. */
const build = () => buildSite({ root, command: 'build', settings })

const write = (path: string, text: string) => {
  writeFileSync(join(root, path), text)
  onTestFinished(() => rmSync(join(root, path)))
}

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: Of it.\nheading: ${title}\n---\n\nText.\n`

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
  expect(routes.homePaths.affiliate, 'the other variant has no such page').toContain('/guide')
  expect(filesOf('guide')).toHaveLength(1)
  expect(filesOf('cookie-policy')).toHaveLength(2)
})

test('the licence of every package in the scripts is published with them', async () => {
  const { dist } = await build()
  const text = readFileSync(join(dist, 'licences.txt'), 'utf8')
  const licences = text.split(/^-{80}$/m)
  expect(licences.map(each => each.trim().split(' ')[0])).toEqual([
    'ky',
    'react',
    'react-dom',
    'react-router',
    'scheduler',
  ])
  for (const each of licences) expect(each).toMatch('Copyright')
})

test('edited words alter the addresses that show them, and no others', async () => {
  const edits: Record<string, [RegExp, string]> = {
    'variants/affiliate/content/en/poker.md': [/never borrow/, 'do not borrow'],
    'variants/affiliate/content/fi/labels.yaml': [/^getBonus: .*$/m, 'getBonus: BONUS'],
    'variants/social/content/en/temple.md': [/^heading: Temple/m, 'heading: The Temple'],
  }
  const disk = filesOnDisk(process.cwd())
  const read = (file: string) => disk.read(file)?.replace(...(edits[file] ?? [/$^/, ''])) ?? null
  const parts = await siteParts(root, () => {})
  const compose = (from: typeof disk) =>
    composeSite({ words: readContent(from).words, parts, settings })
  const before = await compose(disk)
  const { renders } = await compose({ ...disk, read })
  const altered = alteredPages(before.renders, renders)
  const addresses = (asked: 'affiliate' | 'social', inLanguage: 'en' | 'fi') =>
    altered
      .filter(({ variant, language }) => variant === asked && language === inLanguage)
      .map(({ address }) => address)
  expect(addresses('affiliate', 'en')).toEqual(['/poker', '/nz/poker'])
  // A label of the brand cards stands on every list, though no list has cards before the answer.
  expect(addresses('affiliate', 'fi')).toContain('/fi/slot-machines')
  expect(addresses('affiliate', 'fi')).not.toContain('/fi/cookie-policy')
  // The name of a game stands on its own page and on the home page's card.
  expect(addresses('social', 'en')).toEqual(expect.arrayContaining(['/', '/temple']))
  expect(addresses('social', 'en')).not.toContain('/contact')
})

test('after each of ten random edits, building the words alone gives what a full build gives', async () => {
  const { dist } = await build()
  const random = seededRandom(6)
  for (let edit = 1; edit <= 10; edit++) {
    const done = `edit ${edit}: ${editAtRandom(root, random)}`
    // Each edit builds upon what the one before left, not upon a full build.
    const { altered } = await build()
    expect(altered, done).not.toBeNull()
    expect(differences(await composeAfresh(), filesIn(dist)), done).toEqual([])
  }
})

test('a heading with the words of an id that the page has itself gets another', async () => {
  const { pages } = await build()
  const idsOf = (html: string, named = /\sid="([^"]+)"/g) =>
    [...html.matchAll(named)].map(([, id = '']) => id)
  const parts = /<(?!h\d|details)[^>]*\sid="([^"]+)"/g
  const headings = [...new Set(pages.flatMap(({ bytes }) => idsOf(`${bytes}`, parts)))]
    .map(id => `\n## ${id.replaceAll('-', ' ')}\n`)
    .join('')
  for (const id of ['entry page', 'main menu', 'faq']) expect(headings).toContain(`## ${id}\n`)
  for (const file of [
    'affiliate/content/en/poker',
    'affiliate/content/en/cookie-policy',
    'social/content/en/home',
  ])
    appendFileSync(join(root, `variants/${file}.md`), headings)
  const after = await build()
  for (const name of ['poker.html', 'cookie-policy.html', 'index.html']) {
    const html = `${after.pages.find(({ path }) => path === name)?.bytes}`
    const [start = '', affiliate = '', end = ''] = html.split(/<\/?template\b/)
    for (const document of [start + end, affiliate]) {
      const ids = idsOf(document)
      const twice = ids.filter((id, index) => ids.indexOf(id) < index)
      expect(twice, name).toEqual([])
    }
  }
})

test('the command builds edited words to what a build from nothing gives', async () => {
  write('variants/affiliate/content/en/guide.md', page('Guide'))
  const words = ['scripts/run.mjs', 'build', 'only', 'content']
  const { stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain('/guide (new)')
  expect(differences(await composeAfresh(), filesIn(join(root, 'dist')))).toEqual([])
})

test('a damaged or cut-off file among what is kept is made again', async () => {
  const { dist } = await build()
  const good = filesIn(dist)
  for (const name of ['parts/saved', 'build/last']) {
    const file = join(root, '.build', name)
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = ~(bytes[bytes.length >> 1] ?? 0)
    writeFileSync(file, name === 'parts/saved' ? bytes.subarray(0, -100) : bytes)
  }
  const picture = join(root, 'variants/social/images/broken.svg')
  writeFileSync(picture, 'No picture.')
  const stopped = build()
  await expect(stopped).rejects.toThrow(CommandError)
  await expect(stopped).rejects.toThrow(/broken\.svg:1/)
  rmSync(picture)
  // A build that was killed left its bundling behind.
  mkdirSync(join(root, '.build/vike/999999999'), { recursive: true })
  await build()
  expect(existsSync(join(root, '.build/vike'))).toBe(false)
  expect(differences(filesIn(dist), good)).toEqual([])
})

/** Composes the site from its words as they are now, with no page of the last build. */
async function composeAfresh(): Promise<DistFile[]> {
  const parts = await siteParts(root, () => {})
  const { words } = readWords(root)
  return (await composeSite({ words, parts, settings })).files
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
