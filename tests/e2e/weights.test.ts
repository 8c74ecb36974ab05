import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { filesBelow } from '../../scripts/files-below.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { scriptsOf } from '../scenes/find-leaks.ts'

const dist = process.env.TEST_DIST ?? ''
const files = filesBelow(dist)
const read = (file: string): Buffer => readFileSync(join(dist, file))
const weigh = (...parts: (string | Uint8Array)[]): number =>
  parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024

/** Limits in KB of 1024 bytes, after gzip. An entry page is to fit into a connection's first round trip. */
const limits = { loader: 4, entryPage: 14, variantScripts: 112, stylesheets: 9 }

test('the loader, every page, the scripts of each variant and the stylesheets stay light', () => {
  const pages = files.filter(file => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) expect(weigh(read(page)), page).toBeLessThanOrEqual(limits.entryPage)

  const inlined = `${read('index.html')}`.match(/(?<=<script>).*?(?=<\/script>)/gs) ?? []
  expect(inlined).toHaveLength(2)
  expect(weigh(inlined.join('')), 'the loader').toBeLessThanOrEqual(limits.loader)

  // Those of React and those fetched later are among them; what the other variant alone names is not.
  for (const variant of variants) {
    const own = scriptsOf(dist, variant)
    const others = variants.flatMap(each => scriptsOf(dist, each)).filter(at => !own.includes(at))
    const scripts = files.filter(file => file.endsWith('.js') && !others.includes(`/${file}`))
    expect(scripts.map(file => `/${file}`)).toEqual(expect.arrayContaining(own))
    expect(weigh(...scripts.map(read)), variant).toBeLessThanOrEqual(limits.variantScripts)
  }

  const stylesheets = files.filter(file => file.endsWith('.css'))
  const [black, index, rules] = stylesheets.map(file => file.split('/').at(-1)).sort()
  expect([black, index, rules]).toEqual([
    'Black.css',
    'index.css',
    expect.stringMatching(/^site\./),
  ])
  expect(weigh(...stylesheets.map(read)), 'stylesheets').toBeLessThanOrEqual(limits.stylesheets)
})

test('stylesheets tell phones not to enlarge text, and fetch nothing from another host', () => {
  const text = files
    .filter(file => file.endsWith('.css'))
    .map(read)
    .join()
  for (const prefix of ['-webkit-', '-moz-']) expect(text).toContain(`${prefix}text-size-adjust:`)
  expect(text).toContain('url(')
  expect(text).not.toMatch(/@import|url\((?!"?\/assets\/)/)
})

test('beside each script, stylesheet, picture and text of words stand its smaller copies', () => {
  for (const file of files.filter(file => /^assets\/.*\.(js|css|json|svg)$/.test(file))) {
    const [plain, gzip, brotli] = [read(file), read(`${file}.gz`), read(`${file}.br`)]
    expect(gunzipSync(gzip).equals(plain) && brotliDecompressSync(brotli).equals(plain), file).toBe(
      true,
    )
    // A copy that names its system would differ from one to the next.
    expect(gzip[9], file).toBe(255)
  }
})
