import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { filesBelow } from '../../scripts/files-below.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { entryPageOf } from '../helpers/entry-page-of.ts'

const dist = process.env.TEST_DIST ?? ''

/** Limits in KB of 1024 bytes, after gzip. An entry page is to fit into a connection's first round trip. */
const limits = { loader: 4, entryPage: 14, variantScripts: 112, stylesheets: 9 }

const gzipped = (bytes: string | Uint8Array): number => gzipSync(bytes, { level: 9 }).length
const weigh = (address: string): number => gzipped(readFileSync(join(dist, address)))

function expectWithin(what: string, bytes: number, limit: number): void {
  const weight = (bytes / 1024).toFixed(2)
  expect(bytes, `${what} weighs ${weight} KB; the limit is ${limit} KB`).toBeLessThanOrEqual(
    limit * 1024,
  )
}

const files = (ending: string): string[] => filesBelow(dist).filter(path => path.endsWith(ending))

test('every entry page fits into the first round trip of a connection', () => {
  const pages = files('.html')
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) expectWithin(page, weigh(page), limits.entryPage)
})

test('the loader is small enough to be inlined in every page', () => {
  const loader = (read('index.html').match(/(?<=<script>).*?(?=<\/script>)/gs) ?? []).join('')
  for (const mark of ['info-asked', 'cards-shown']) expect(loader).toContain(mark)
  expectWithin('The loader', gzipped(loader), limits.loader)
})

for (const variant of variants) {
  test(`all scripts of the ${variant} variant, those of React and those fetched later among them, stay light`, () => {
    const bytes = scriptsOf(variant)
      .map(weigh)
      .reduce((sum, each) => sum + each, 0)
    expectWithin(`The JavaScript of the ${variant} variant`, bytes, limits.variantScripts)
  })
}

test('the stylesheets stay light, all together', () => {
  const paths = files('.css')
  expect(paths.map(path => path.split('/').at(-1)).sort()).toEqual([
    'Black.css',
    'index.css',
    expect.stringMatching(/^site\.\w+\.css$/),
  ])
  const bytes = paths.map(weigh).reduce((sum, each) => sum + each, 0)
  expectWithin('All stylesheets', bytes, limits.stylesheets)
})

test('beside each script, stylesheet, picture and text of words stand its smaller copies', () => {
  const texts = filesBelow(join(dist, 'assets')).filter(path => /\.(js|css|json|svg)$/.test(path))
  for (const path of texts) {
    const plain = readFileSync(join(dist, 'assets', path))
    const gzip = readFileSync(join(dist, 'assets', `${path}.gz`))
    const brotli = readFileSync(join(dist, 'assets', `${path}.br`))
    expect(gunzipSync(gzip).equals(plain) && brotliDecompressSync(brotli).equals(plain), path).toBe(
      true,
    )
    // A copy that names its system would differ from one to the next.
    expect(gzip[9], path).toBe(255)
  }
})

/** All scripts there are but those that only the other variant's pages name. */
function scriptsOf(variant: Variant): string[] {
  const page = entryPageOf(read('index.html'))
  const named = (of: Variant) => [page[of].script, ...page[of].chunks]
  const own = named(variant)
  const others = new Set(variants.flatMap(named).filter(path => !own.includes(path)))
  const scripts = files('.js').map(path => `/${path}`)
  expect(scripts).toEqual(expect.arrayContaining(own))
  return scripts.filter(path => !others.has(path))
}

function read(path: string): string {
  return readFileSync(join(dist, path), 'utf8')
}
