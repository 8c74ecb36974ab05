import { fail } from 'node:assert'
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { contentPlaces, filesOnDisk } from '../../../scripts/content/content-files.ts'
import { parseFile } from '../../../scripts/content/read/parse-file.ts'
import { filesBelow } from '../../../scripts/system/files-below.ts'
import { hashOf } from '../../../scripts/system/hash-of.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'
import { pageData } from '../../helpers/page-data.ts'
import { publishedPicture } from '../../helpers/published-picture.ts'
import { startCommand } from '../../helpers/start-command.ts'

// Bundlers are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let root: string
/** What the first build printed. */
let printed: string

/** Builds the site as a developer does. Returns what the command printed, or throws it. */
const runBuild = (more = {}) => startCommand('build', { root, more }).untilEnd()

beforeAll(async () => {
  root = copyOfSite('.build')
  append('social/content/en/only-social.md', '---\ntitle: A\ndescription: A.\nheading: A\n---\n')
  mkdirSync(join(root, 'shared/fonts'))
  writeFileSync(join(root, 'shared/fonts/face.woff2'), 'face')
  appendFileSync(
    join(root, 'shared/styles/scale.css'),
    '@font-face { font-family: face; src: url("../fonts/face.woff2") }',
  )
  // Finder and Explorer leave files in folders that they have shown.
  for (const file of ['affiliate/images/.DS_Store', 'social/slot/symbols/Thumbs.db']) {
    writeFileSync(join(root, 'variants', file), 'Words')
  }
  addLanguage()
  symlinkSync(join(root, 'published'), join(root, 'dist'), 'junction')
  mkdirSync(join(root, 'temporary'))
  printed = await runBuild({ TMPDIR: join(root, 'temporary') })
  return () => rmSync(root, { recursive: true })
})

const flags = 'variants/affiliate/images'

/** Adds Esperanto, which the site has not got. */
function addLanguage(): void {
  const settings = `eo: { market: 'eo', locale: 'eo', link: 'En Esperanto', flag: { name: 'eo', width: 38 } },`
  const checks = `eo: { name: 'Esperanto', claims: /\\bplej bon\\p{L}*/giu },`
  for (const [file, entry] of [
    ['shared/content/languages.ts', settings],
    ['scripts/content/rules/language-checks.ts', checks],
  ] as const) {
    const source = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), source.replace('  fi: {', `  ${entry}\n$&`))
  }
  const flag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="38" height="24">'
  writeFileSync(
    join(root, flags, 'flag-eo.svg'),
    `${flag}<path fill="#090" d="M0 0h16v10H0z"/></svg>`,
  )
  writeFileSync(join(root, flags, 'flag-live-eo.svg'), `${flag}<path d="M0 0h16v10H0z"/></svg>`)
  const content = 'affiliate/content/eo'
  mkdirSync(join(root, 'variants', content))
  append(`${content}/poker.md`, '---\ntitle: Pokero\ndescription: Pokero.\nheading: Pokero\n---\n')
}

const readDist = (file: string) => readFileSync(join(root, 'dist', file), 'utf8')

const builtFiles = () => filesBelow(join(root, 'dist'))

const builtPages = () => builtFiles().filter(file => /^(?!slot\/).*\.html$/.test(file))

/** Appends to a file of a variant, or creates it. */
const append = (path: string, text: string) =>
  writeFileSync(join(root, 'variants', path), text, { flag: 'a' })

const unfinished = () => filesBelow(join(root, '.build/unfinished'))

const digests = () =>
  builtFiles().map(file => `${file} ${hashOf(readFileSync(join(root, 'dist', file)))}`)

test('a build writes every file that a page names, and neither warnings nor temporary files', () => {
  expect(printed).toContain('pages built in')
  expect(printed).not.toMatch(/Warning|DEP\d|\n\s+at /)
  const named = readDist('fi/poker.html').match(/(?<="\/)assets\/[^"]+/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(builtFiles()).toEqual(expect.arrayContaining(named))
  expect(filesBelow(join(root, 'temporary'))).toEqual([])
})

test('a dist that is a link stays one', () => {
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true)
  expect(filesBelow(join(root, 'published'))).toEqual(builtFiles())
})

test('the licence of every package in the scripts is published', () => {
  const [, ...licences] = readDist('licences.txt').split(/^## /m)
  for (const name of ['ky', 'react', 'react-dom', 'react-router', 'scheduler']) {
    const licence = licences.find(licence => licence.startsWith(`${name} - `))
    expect(licence).toMatch(/Copyright.*Permission is hereby granted, free of charge/s)
  }
})

test('an untranslated text page has one JSON file for both languages', () => {
  const dataAt = (address: string) => pageData(join(root, 'dist'), address)
  const addressesOf = (name: string) =>
    ['', '/fi'].map(market => dataAt(`${market}/${name}`).social.textPage)
  const [inEnglish, inFinnish] = addressesOf('only-social')
  expect(inEnglish).toMatch(/\.json$/)
  expect(inFinnish).toBe(inEnglish)
  expect(new Set(addressesOf('cookie-policy')).size).toBe(2)
  const { textPageIndex } = JSON.parse(readDist(dataAt('/').affiliate.content))
  const { homePaths } = JSON.parse(readDist(textPageIndex))
  expect(homePaths, 'the other variant has no such page').toContain('/only-social')
})

test('another language is two entries, two flags and a folder of words', () => {
  const page = readDist('eo/poker.html')
  expect(page).toContain('<html lang="eo"')
  expect(page).toContain('Pokero</h1>')
  expect(page).toContain(publishedPicture(join(root, flags, 'flag-eo.svg')))
  expect(readDist('fi/poker.html')).toContain('<a href="/eo/poker" hrefLang="eo" lang="eo"')
  // A page without words shows those of English, under the flag of its own market.
  const untranslated = readDist('eo/live-casino.html')
  expect(untranslated).toContain('affiliate live-casino heading')
  expect(untranslated).toContain(publishedPicture(join(root, flags, 'flag-live-eo.svg')))
})

test('a build that is killed changes nothing, and the next one makes the same files', async () => {
  const before = digests()
  const killed = startCommand('build', { root })
  await expect.poll(() => unfinished().length, { timeout: 60_000 }).toBeGreaterThan(0)
  killed.child.kill('SIGKILL')
  await expect(killed.untilEnd()).rejects.toThrow()
  expect(digests()).toEqual(before)
  const left = unfinished()
  await runBuild()
  expect(digests()).toEqual(before)
  expect(unfinished()).toEqual(left)
})

test('a heading whose id the page already has gets another', () => {
  const named = /<(?!h\d|details)[^>]*\sid="([^"]+)"/g
  const idsIn = (html: string) => Array.from(html.matchAll(named), ([, id = '']) => id)
  const ids = [...new Set(builtPages().flatMap(page => idsIn(readDist(page))))]
  expect(ids).toEqual(expect.arrayContaining(['casino-guide-page', 'casino-guide-menu', 'faq']))
  const headings = ids.map(id => `## ${id.replaceAll('-', ' ')}\n\n`).join('')
  const places = contentPlaces(filesOnDisk(root))
  for (const file of ['affiliate/content/en/poker', 'social/content/en/home']) {
    const place = places.find(place => place.file === `variants/${file}.md`)
    const { anchors } = parseFile(
      `---\nheading: A\n---\n${headings}`,
      place ?? fail(`There is no ${file}.`),
    )
    expect(anchors, file).toHaveLength(ids.length)
    expect(
      anchors.filter(id => ids.includes(id)),
      file,
    ).toEqual([])
  }
})

test('an error while a page is rendered stops the build, and names the page', async () => {
  const file = join(root, 'variants/social/components/hero.tsx')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(/(function Hero\(.*\{\n)/, '$1  JSON.parse("no hero")\n'))
  // In a process of its own, because Vike goes on rendering other pages.
  const stopped = runBuild()
  await expect(stopped).rejects.toThrow(/\/ cannot be rendered.*no hero/s)
  writeFileSync(file, source)
})

test('an error names the picture, style or component with a mistake, and dist stays as it was', async () => {
  const picture = join(root, 'variants/social/images/broken.svg')
  writeFileSync(picture, 'No picture.')
  await expect(runBuild()).rejects.toThrow(/broken\.svg:1/)
  rmSync(picture)
  const style = join(root, 'shared/styles/scale.css')
  const rules = readFileSync(style, 'utf8')
  writeFileSync(style, `${rules}a { background: url("../images/gone.svg") }`)
  await expect(runBuild()).rejects.toThrow(/does not exist: .*gone\.svg/)
  writeFileSync(style, rules)
  append('social/pages/home-page.tsx', '}')
  await expect(runBuild()).rejects.toThrow(/social\/pages\/home-page\.tsx/)
  expect(existsSync(join(root, 'dist/fi/poker.html'))).toBe(true)
})
