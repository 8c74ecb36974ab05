import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { type BuiltSite, buildSite } from '../../../scripts/build/build-site.ts'
import { pageFile } from '../../../scripts/build/page-file.ts'
import { readSettings } from '../../../scripts/build/settings.ts'
import { parsePage } from '../../../scripts/content/read/parse-page.ts'
import { hashOf } from '../../../scripts/system/dist-file.ts'
import { filesBelow } from '../../../scripts/system/files-below.ts'
import { CommandError } from '../../../scripts/system/run-command.ts'
import { copyOfSite } from '../../helpers/copy-of-site.ts'

// Bundlers are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let root: string
let built: BuiltSite

const build = (environment = {}, command = 'build') =>
  buildSite({ root, command, settings: readSettings(environment) })

beforeAll(async () => {
  root = copyOfSite()
  append('social/content/en/only-social.md', '---\ntitle: A\ndescription: A.\nheading: A\n---\n')
  // What a killed build leaves. No process has such an id.
  mkdirSync(join(root, '.build/2000000000/vike'), { recursive: true })
  mkdirSync(join(root, 'shared/fonts'))
  for (const name of ['face', 'unused']) {
    writeFileSync(join(root, `shared/fonts/${name}.woff2`), name)
  }
  appendFileSync(
    join(root, 'shared/styles/scale.css'),
    '@font-face { font-family: face; src: url("face.woff2") }',
  )
  built = await build()
  return () => rmSync(root, { recursive: true })
})

/** Appends to a file of a variant, or creates it. */
const append = (path: string, text: string) =>
  writeFileSync(join(root, 'variants', path), text, { flag: 'a' })

/** Returns the folders of builds, which exist only while a build runs. */
const remains = () => readdirSync(join(root, '.build')).filter(name => /^\d+$/.test(name))

test('the licence of every package in the scripts is published', () => {
  const [, ...licences] = readFileSync(join(root, 'dist/licences.txt'), 'utf8').split(/^## /m)
  for (const name of ['ky', 'react', 'react-dom', 'react-router', 'scheduler']) {
    const licence = licences.find(each => each.startsWith(`${name} - `))
    expect(licence).toMatch(/Copyright.*Permission is hereby granted, free of charge/s)
  }
})

test('a font that a stylesheet names is published and preloaded, another is not', () => {
  const fonts = filesBelow(built.dist).filter(file => file.endsWith('.woff2'))
  expect(fonts).toEqual([expect.stringMatching(/^assets\/face\.[0-9a-f]{8}\.woff2$/)])
  for (const page of built.pages) {
    const html = readFileSync(join(built.dist, page), 'utf8')
    expect(html).toContain(`url("/${fonts}")`)
    expect(html).toContain(`<link rel="preload" as="font" type="font/woff2" href="/${fonts}"`)
  }
})

test('an untranslated page has one file of text for both languages', () => {
  const files = filesBelow(built.dist)
  const count = (name: RegExp) => files.filter(path => name.test(path)).length
  expect(count(/^fi\/only-social\.html$/)).toBe(1)
  expect(count(/^assets\/social-only-social\.\w+\.json$/)).toBe(1)
  expect(count(/^assets\/social-cookie-policy\.\w+\.json$/)).toBe(2)
  expect(built.routes.homePaths.affiliate, 'the other variant has no such page').toContain(
    '/only-social',
  )
})

test('a second build of the same sources makes the same files', async () => {
  expect(remains(), 'of the killed build').toEqual([])
  const digests = () =>
    filesBelow(built.dist).map(file => `${file} ${hashOf(readFileSync(join(built.dist, file)))}`)
  const first = digests()
  await build()
  expect(digests()).toEqual(first)
})

test('a site of many markets, which two processes render, has every page', async () => {
  const markets = Array.from('abcdefghijklmnopqrstuvwxyzabcdefghij', (letter, at) =>
    at < 26 ? `${letter}x` : `${letter}y`,
  )
  const { dist, routes } = await build({ MARKETS: markets.join() }, 'many')
  expect(routes.paths.length).toBeGreaterThan(500)
  const shown = routes.paths.map(({ address }) => {
    const html = readFileSync(join(dist, pageFile(address)), 'utf8')
    return /<html [^>]*data-path="([^"]+)"/.exec(html)?.[1]
  })
  expect(shown).toEqual(routes.paths.map(({ address }) => address))
})

test('a heading whose id the page already has gets another', () => {
  const named = /<(?!h\d|details)[^>]*\sid="([^"]+)"/g
  const idsIn = (html: string) => Array.from(html.matchAll(named), ([, id = '']) => id)
  const ids = [
    ...new Set(built.pages.flatMap(page => idsIn(readFileSync(join(built.dist, page), 'utf8')))),
  ]
  expect(ids).toEqual(expect.arrayContaining(['casino-guide-page', 'casino-guide-menu', 'faq']))
  const headings = ids.map(id => `## ${id.replaceAll('-', ' ')}\n\n`).join('')
  for (const file of ['affiliate/content/en/poker', 'social/content/en/home']) {
    const { anchors } = parsePage(headings, `variants/${file}.md`, () => {})
    expect(anchors, file).toHaveLength(ids.length)
    expect(
      anchors.filter(id => ids.includes(id)),
      file,
    ).toEqual([])
  }
})

test('a key that a host would misread stops the build before dist changes', async () => {
  const built = statSync(join(root, 'dist')).ino
  const service = { INFO_SERVICE_URL: 'https://info.example.com', INFO_FORWARDED: 'true' }
  await expect(build({ ...service, INFO_API_KEY: 'a$b' })).rejects.toThrow(/INFO_API_KEY contains/)
  expect(statSync(join(root, 'dist')).ino).toBe(built)
})

test('an error while a page is rendered stops the build, and names the page', async () => {
  const file = join(root, 'variants/social/components/hero.tsx')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(/(function Hero\(.*\{\n)/, '$1  JSON.parse("no hero")\n'))
  const stopped = build()
  await expect(stopped).rejects.toThrow(CommandError)
  await expect(stopped).rejects.toThrow(/no hero.*\/ cannot be rendered/s)
  writeFileSync(file, source)
  expect(remains()).toEqual([])
})

test('an error names the picture or component with a mistake, and dist stays as it was', async () => {
  const picture = join(root, 'variants/social/images/broken.svg')
  writeFileSync(picture, 'No picture.')
  await expect(build()).rejects.toThrow(/broken\.svg:1/)
  rmSync(picture)
  append('social/pages/home-page.tsx', '}')
  const stopped = build()
  await expect(stopped).rejects.toThrow(CommandError)
  await expect(stopped).rejects.toThrow(/social\/pages\/home-page\.tsx/)
  expect(existsSync(join(root, 'dist/fi/poker.html'))).toBe(true)
  expect(remains()).toEqual([])
})
