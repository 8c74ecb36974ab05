import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { entryPageOf } from '../helpers/entry-page-of.ts'

const dist = process.env.TEST_DIST ?? ''

/** Limits in KB of 1024 bytes, after gzip. An entry page is to fit into a connection's first round trip. */
const limits = { loader: 4, entryPage: 14, variantScripts: 112, stylesheet: 12 }

const gzipped = (bytes: string | Uint8Array): number => gzipSync(bytes, { level: 9 }).length
const weigh = (address: string): number => gzipped(readFileSync(join(dist, address)))

function expectWithin(what: string, bytes: number, limit: number): void {
  const weight = (bytes / 1024).toFixed(2)
  expect(bytes, `${what} weighs ${weight} KB; the limit is ${limit} KB`).toBeLessThanOrEqual(
    limit * 1024,
  )
}

const files = (ending: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith(ending))

test('every entry page fits into the first round trip of a connection', () => {
  const pages = files('.html')
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) expectWithin(page, weigh(page), limits.entryPage)
})

test('the loader is small enough to be inlined in every page', () => {
  const loader = (read('index.html').match(/(?<=<script>).*?(?=<\/script>)/gs) ?? []).join('')
  expect(loader).toContain('info-asked')
  expectWithin('The loader', gzipped(loader), limits.loader)
})

for (const variant of ['affiliate', 'social'] as const) {
  test(`the ${variant} variant's scripts, React and the router among them, stay light`, () => {
    const { script, chunks } = entryPageOf(read('index.html'))[variant]
    const bytes = [script, ...chunks].map(weigh).reduce((sum, each) => sum + each, 0)
    expectWithin(`The JavaScript of the ${variant} variant`, bytes, limits.variantScripts)
  })
}

test('both stylesheets stay light', () => {
  const stylesheets = files('.css')
  expect(stylesheets.map(path => path.split('/').at(-1)).sort()).toEqual(['Black.css', 'index.css'])
  for (const path of stylesheets) expectWithin(path, weigh(path), limits.stylesheet)
})

function read(path: string): string {
  return readFileSync(join(dist, path), 'utf8')
}
