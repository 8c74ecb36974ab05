import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildSite } from '../../../scripts/build/build-site.ts'
import { composeSite } from '../../../scripts/build/compose-site.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { siteParts } from '../../../scripts/build/site-parts.ts'
import { readWords } from '../../../scripts/content/read-content.ts'
import { filesBelow } from '../../../scripts/system/files-below.ts'
import { type DistFile, hashOf } from '../../../scripts/system/hashed-file.ts'
import { CommandError } from '../../../scripts/system/run-command.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'

// Bundlers are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const settings = readSettings({})
let root: string

beforeAll(async () => {
  root = copyOfSite()
  await build()
  return () => rmSync(root, { recursive: true })
})

/** Builds as a new process does; all but new words is taken from the build before. */
function build() {
  return buildSite({ root, command: 'build', settings })
}

/** Edits a content file, `social/en/home.md`: one that is not there is empty, an empty one goes. */
function edit(path: string, from: RegExp, to: string): void {
  const file = join(root, 'variants', path.replace('/', '/content/'))
  const text = (existsSync(file) ? readFileSync(file, 'utf8') : '').replace(from, to)
  if (text) writeFileSync(file, text)
  else rmSync(file)
}

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Of it.\nheading: ${title}\n${more}---\n\n[Home](/)\n`

test('the licence of every package in the scripts is published with them', async () => {
  const { dist } = await build()
  const licences = readFileSync(join(dist, 'licences.txt'), 'utf8').split(/^-{80}$/m)
  const names = licences.map(each => each.trim().split(' ')[0])
  expect(names).toEqual(['ky', 'react', 'react-dom', 'react-router', 'scheduler'])
  const permission = /Copyright.*Permission is hereby granted, free of charge/s
  for (const each of licences) expect(each).toMatch(permission)
})

/** What a writer edits, addresses of the variant that this alters, and some that it does not. */
const edits: [path: string, from: RegExp, to: string, altered: string, same: string][] = [
  ['affiliate/en/poker.md', /never borrow/, 'do not', '/poker /nz/poker', '/ /fi/poker /roulette'],
  // A label of the brand cards stands on every list, though no list has cards before the answer.
  ['affiliate/fi/labels.yaml', /^getBonus: .*/m, 'getBonus: A', '/fi/poker', '/fi/cookie-policy'],
  // The name of a game stands on its own page and on the home page's card.
  ['social/en/temple.md', /^(heading): .*$/m, '$1: A', '/ /temple', '/contact /fi'],
  ['social/en/home.md', /^(description): .*$/m, '$1: A.', '/ /nz', '/temple /fi'],
  ['social/fi/cookie-policy.md', /^(link): .*$/m, '$1: A', '/fi /fi/contact', '/ /contact'],
  ['affiliate/en/home.md', /$/, '\n## A\n\nSome **text**.\n', '/ /nz', '/poker'],
  ['social/en/guide.md', /^/, page('Guide', 'footer: 9\n'), '/guide /fi/guide /', '/slots'],
  ['social/en/plans.md', /^/, page('Plans', 'draft: true\n'), '', '/plans /'],
  ['affiliate/fi/cookie-policy.md', /[\s\S]*/, '', '/fi/cookie-policy', '/cookie-policy'],
]

test('edited words alter the addresses that show them, and are built as a full build builds them', async () => {
  for (const [path, from, to, altered, same] of edits) {
    edit(path, from, to)
    // Each edit builds upon what the one before left, not upon a full build.
    const built = await build()
    const own = built.altered?.filter(({ variant }) => path.startsWith(variant)) ?? []
    const addresses = own.map(({ address }) => address)
    expect(addresses, path).toEqual(expect.arrayContaining(altered.split(' ').filter(Boolean)))
    for (const address of same.split(' ')) expect(addresses, path).not.toContain(address)
    const parts = await siteParts(root, () => {})
    const afresh = await composeSite({ words: readWords(root).words, parts, settings })
    expect(hashesBelow(built.dist), path).toEqual(hashesOf(afresh.files))
  }
})

test('a page that is not translated is one file of text for both languages', async () => {
  const { dist, routes } = await build()
  const count = (name: RegExp) => filesBelow(dist).filter(path => name.test(path)).length
  expect(count(/^fi\/guide\.html$/)).toBe(1)
  expect(count(/^assets\/social-guide\.\w+\.json$/)).toBe(1)
  expect(count(/^assets\/social-cookie-policy\.\w+\.json$/)).toBe(2)
  expect(routes.homePaths.affiliate, 'the other variant has no such page').toContain('/guide')
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
  const files = ['affiliate/en/poker', 'affiliate/en/cookie-policy', 'affiliate/en/help']
  for (const file of [...files, 'social/en/home', 'social/en/faq'])
    edit(`${file}.md`, /$/, headings)
  const after = await build()
  for (const name of ['poker.html', 'cookie-policy.html', 'index.html']) {
    const html = `${after.pages.find(({ path }) => path === name)?.bytes}`
    const [start = '', affiliate = '', end = ''] = html.split(/<\/?template\b/)
    for (const document of [start + end, affiliate]) {
      const ids = idsOf(document)
      expect(ids, name).toEqual([...new Set(ids)])
    }
  }
})

test('a damaged or cut-off file among what is kept is made again', async () => {
  const { dist } = await build()
  const good = hashesBelow(dist)
  const [parts, last] = [join(root, '.build/parts/saved'), join(root, '.build/build/last')]
  writeFileSync(parts, readFileSync(parts).subarray(0, -100))
  writeFileSync(last, readFileSync(last).reverse())
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
  expect(hashesBelow(dist)).toEqual(good)
})

const hashesOf = (files: readonly DistFile[]) =>
  Object.fromEntries(files.map(({ path, bytes }) => [path, hashOf(bytes)]))

const hashesBelow = (dist: string) =>
  hashesOf(filesBelow(dist).map(path => ({ path, bytes: readFileSync(join(dist, path)) })))
