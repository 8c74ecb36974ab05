import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { pageAddresses, pageFile } from '../../scripts/build/dist-file.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { expect, test } from '../helpers/site-test.ts'
import { scriptsOf } from '../scenes/find-leaks.ts'

const site = 'https://www.example.com'
const dist = process.env.TEST_DIST ?? ''
const read = (file: string): Buffer => readFileSync(join(dist, file))
const files = filesBelow(dist)
const stylesheets = files.filter(file => file.endsWith('.css'))
const addresses = pageAddresses(dist)
/** Every page that is served, the one for unknown paths among them. */
const pages = [...addresses, '/404'].map(path => [path, `${read(pageFile(path))}`] as const)

/**
 * Limits in KB of 1024 bytes, after gzip; those of pages after brotli. A page is to fit into a
 * connection's first round trip; one with a long text goes over it by its text.
 */
const limits = { loader: 4, style: 7, entryPage: 14, longText: 16, variantScripts: 112 }
const weigh = (...parts: (string | Uint8Array)[]): number =>
  parts.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1024

test('every page has the same loader and style; it asks before anything is fetched; its data is the only other script', () => {
  const inlined = (html: string) => html.match(/<(script|style)>.*?<\/\1>/gs) ?? []
  const [[ask = '', style = '', load = ''] = []] = pages.map(([, html]) => inlined(html))
  expect(weigh(ask + load)).toBeLessThanOrEqual(limits.loader)
  expect(weigh(style)).toBeLessThanOrEqual(limits.style)
  for (const [path, html] of pages) {
    expect(inlined(html), path).toEqual([ask, style, load])
    const start = html.slice(0, html.indexOf(ask)).replace(/ (lang|data-path)="[^"]*"/g, '')
    expect(start, path).toBe('<!doctype html><html><head><meta charset="utf-8">')
    expect(html.match(/<(script|style)\b[^>]*>/g), path).toEqual([
      ...['<script>', '<style>', '<script type="application/json" id="entry-page">', '<script>'],
    ])
    expect(html, path).not.toMatch(/<base\b|<[^>]+\s(style|on\w+)="|="javascript:/)
    const limit = /-policy|terms/.test(path) ? limits.longText : limits.entryPage
    expect(brotliCompressSync(html).length / 1024, path).toBeLessThanOrEqual(limit)
  }
})

test('the scripts of each variant stay light', () => {
  // Those of React and those fetched later are among them; what the other variant alone names is not.
  for (const variant of variants) {
    const own = scriptsOf(dist, variant)
    const others = variants.flatMap(each => scriptsOf(dist, each)).filter(at => !own.includes(at))
    const scripts = files.filter(file => file.endsWith('.js') && !others.includes(`/${file}`))
    expect(scripts.map(file => `/${file}`)).toEqual(expect.arrayContaining(own))
    expect(weigh(...scripts.map(read)), variant).toBeLessThanOrEqual(limits.variantScripts)
  }
})

test('stylesheets tell phones not to enlarge text, and fetch nothing from another host', () => {
  const names = stylesheets.map(file => file.split('/').at(-1)?.replace(/\..*/, ''))
  expect(names.sort()).toEqual(['Black', 'index'])
  const style = /<style>.*?<\/style>/s.exec(`${read('index.html')}`)
  const text = [style, ...stylesheets.map(read)].join()
  for (const prefix of ['-webkit-', '-moz-']) expect(text).toContain(`${prefix}text-size-adjust:`)
  expect(text).toContain('url(')
  expect(text).not.toMatch(/@import|url\((?!"?\/assets\/)/)
})

test('beside each script, stylesheet, picture and text of words stand its smaller copies', () => {
  for (const file of files.filter(file => /^assets\/.*\.(js|css|json|svg)$/.test(file))) {
    const [plain, gzip, brotli] = [read(file), read(`${file}.gz`), read(`${file}.br`)]
    expect(gunzipSync(gzip).equals(plain), file).toBe(true)
    expect(brotliDecompressSync(brotli).equals(plain), file).toBe(true)
    // A copy that names its system would differ from one to the next.
    expect(gzip[9], file).toBe(255)
  }
})

test('the sitemap has every page but those of nz, in each language', () => {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`
  const urls = addresses
    .filter(path => !/^\/nz\b/.test(path))
    .map(path => {
      const english = path.replace(/^\/fi(?=\/|$)/, '') || '/'
      const finnish = `/fi${english}`.replace(/\/$/, '')
      const links = [link('en', english), link('fi', finnish), link('x-default', english)]
      return `<url><loc>${site}${path}</loc>${links.join('')}</url>`
    })
  expect(`${read('sitemap.xml')}`.match(/<url>.*/g)?.sort()).toEqual(urls.sort())
})

test('robots.txt allows every page and names the sitemap, which needs a known address', async ({
  request,
}) => {
  const robots = 'User-agent: *\nAllow: /\n'
  expect(`${read('robots.txt')}`).toBe(`${robots}Sitemap: ${site}/sitemap.xml\n`)
  const ask = (path: string) => request.get(process.env.TEST_OTHER_SITE + path)
  expect(await (await ask('/robots.txt')).text()).toBe(robots)
  expect((await ask('/sitemap.xml')).status()).toBe(404)
})

test('what is never served is not there: source maps, settings, sources, stand-ins, the preview', () => {
  expect(files.filter(file => /\.map$|\.tsx?$|\.env|package|brand-/.test(file))).toEqual([])
  for (const file of files.filter(each => /\.(html|js|css|json)$/.test(each)))
    expect(`${read(file)}`, file).not.toMatch(/preview[/:-]/)
})
