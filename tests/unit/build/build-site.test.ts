import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildSite } from '../../../scripts/build/build-site.ts'
import { loadRenderer, readBundles } from '../../../scripts/build/bundle-variants.ts'
import { composeSite } from '../../../scripts/build/compose-site.ts'
import type { DistFile } from '../../../scripts/build/dist-file.ts'
import { ContentError, readWords } from '../../../scripts/build/read-words.ts'
import type { Renders } from '../../../scripts/build/render-changed.ts'
import { readSaved, sourcesKey } from '../../../scripts/build/saved.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { readParts } from '../../../scripts/build/site-parts.ts'
import { takeTurn } from '../../../scripts/build/take-turn.ts'
import { filesBelow } from '../../../scripts/files-below.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'
import { entryDocuments } from '../../scenes/html.ts'
import { seededRandom } from '../site-info/seeded-random.ts'
import { editAtRandom } from './edit-at-random.ts'

// Commands and bundlers are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const settings = readSettings({})
let root: string

beforeAll(() => {
  root = copyOfSite()
  return () => rmSync(root, { recursive: true })
})

/** Builds: the words alone where the test before has built, unless `onlyContent` is false. */
const build = (onlyContent = true) => buildSite({ root, command: 'build', settings, onlyContent })

const write = (path: string, text: string) => {
  writeFileSync(join(root, path), text)
  onTestFinished(() => rmSync(join(root, path)))
}

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: Of it.\nheading: ${title}\n---\n\nText.\n`

test('a build that stops at its words or a picture leaves no bundling behind that runs on', async () => {
  rmSync(join(root, '.build'), { recursive: true, force: true })
  write('variants/social/content/en/broken.md', 'No front matter.\n')
  write('variants/social/images/broken.svg', 'No picture.\n')
  await expect(build(false)).rejects.toThrow(/broken/)
  expect(readBundles(root)).not.toBeNull()
  expect(existsSync(join(root, '.build/vike/lock'))).toBe(false)
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
  await build()
  const file = join(root, '.build/build/renders')
  const renders = readSaved<Renders>(file, sourcesKey(root, settings))
  return new Map(
    Object.entries(renders?.pages ?? {}).map(([name, { reads }]) => [
      name,
      Object.keys(reads).length,
    ]),
  )
}

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
    for (const document of entryDocuments(html)) {
      // The template's id is in the social casino's document.
      const ids = ['affiliate', ...idsOf(document)]
      expect(
        ids.filter((id, index) => ids.indexOf(id) < index),
        name,
      ).toEqual([])
    }
  }
})

/** Runs the command. Returns what it printed and the signal that ended it. */
const run = (words: readonly string[] = [], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'build', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

test('the command builds the words alone to the bytes of its full build', async () => {
  const { dist } = await build()
  write('variants/affiliate/content/en/guide.md', page('Guide'))
  expect(run(['only', 'content']).stdout).toContain('/guide (new)')
  const ours = filesIn(dist)
  rmSync(join(root, '.build/build'), { recursive: true })
  rmSync(dist, { recursive: true })
  run()
  expect(differences(filesIn(dist), ours)).toEqual([])
})

test('a build that is killed leaves no page whose files are not there', async () => {
  const labels = join(root, 'variants/social/content/en/labels.yaml')
  const { dist } = await build()
  const pages = filesIn(dist).filter(({ bytes }) => `${bytes}`.includes('<html lang="en"'))
  // The content file, the manifest and their compressed copies, then the pages, each in two steps.
  const [assets, all] = [12, 12 + 2 * pages.length]
  for (const moment of [1, assets - 1, assets + 1, assets + pages.length, all + 2]) {
    // A word on every English page: each has another content file, and the old one goes.
    writeFileSync(
      labels,
      readFileSync(labels, 'utf8').replace(/^siteName: .*$/m, `siteName: At ${moment}`),
    )
    const { signal } = run(['only', 'content'], {
      NODE_OPTIONS: `--import ${pathToFileURL('tests/unit/build/kill-at-write.mjs')}`,
      KILL_IN: dist,
      KILL_AT: `${moment}`,
    })
    expect(signal, `change ${moment}`).toBe('SIGKILL')
    expect(missingFiles(dist), `after change ${moment}`).toEqual([])
  }
  await build()
  expect(differences(await composeAfresh(), filesIn(dist))).toEqual([])
})

test('a damaged or cut-off file among what is kept is made again', async () => {
  const { dist } = await build()
  const good = filesIn(dist)
  const kept = ['bundles', 'build/parts', 'build/renders', 'build/parsed']
  for (const name of kept) {
    const file = join(root, '.build', name)
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = ~(bytes[bytes.length >> 1] ?? 0)
    writeFileSync(file, name === 'build/parts' ? bytes.subarray(0, -100) : bytes)
  }
  await build()
  expect(differences(filesIn(dist), good)).toEqual([])
  expect(readBundles(root)).not.toBeNull()
})

test('of two builds at once the second waits, says so, and then builds', async () => {
  const endTurn = await takeTurn(join(root, '.build/build'), () => {})
  let said = ''
  await spawnBuild(line => {
    said += line
    if (said.includes(`process ${process.pid} is building too`)) endTurn()
  })
  expect(said).toMatch(/is building too.*done/s)
  expect(missingFiles(join(root, 'dist'))).toEqual([])
})

/** Runs the command beside this process. Rejects when it fails. */
async function spawnBuild(say: (text: string) => void): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build', 'only', 'content'], {
    cwd: root,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => say(`${text}`))
  const [status] = await once(child, 'close')
  expect(status).toBe(0)
}

/** The files that pages and their content name and that are not there. */
function missingFiles(dist: string): string[] {
  const files = filesIn(dist)
  const there = new Set(files.map(({ path }) => `/${path}`))
  const text = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ bytes }) => `${bytes}`)
    .join()
  const named = new Set(text.match(/\/assets\/[\w./-]+/g))
  return [...named].filter(address => !there.has(address))
}

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
