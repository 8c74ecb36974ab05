import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { readSiteFile } from '../../scripts/build/site-file.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { languages } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { pageData } from '../helpers/page-data.ts'
import { expect, test } from '../helpers/site-test.ts'

const site = 'https://www.example.com'
const dist = process.env.TEST_DIST ?? ''
const read = (file: string): Buffer => readFileSync(join(dist, file))
const files = filesBelow(dist)
const stylesheets = files.filter(file => file.endsWith('.css'))
const { pages } = readSiteFile(dist)
const addresses = pages.map(({ address }) => address)
const unknownPage = { address: '/404', file: '404.html' }
/** The HTML of every page, and of the one for unknown paths, by its address. */
const entryPages = new Map(
  [...pages, unknownPage].map(({ address, file }) => [address, `${read(file)}`]),
)

test('every page has the same loader, which is the first thing in it, and the styles of its kind', () => {
  const inlined = (html: string) => html.match(/<(script|style)>.*?<\/\1>/gs) ?? []
  const partsOf = (path: string) => inlined(entryPages.get(path) ?? '')
  const [ask = '', style = '', list, game, load = ''] = partsOf('/bacon-slot')
  const [, , , home] = partsOf('/')
  const [, , , contact] = partsOf('/contact')
  const [, , text] = partsOf('/privacy-policy')
  const screens: Record<string, (string | undefined)[]> = {
    '/404': [],
    '/contact': [list, contact],
    '/bacon-slot': [list, game],
    '/privacy-policy': [text],
    '/terms-and-conditions': [text, home],
  }
  expect(new Set([style, list, home, game, contact, text]).size).toBe(6)
  for (const [path, html] of entryPages) {
    const { path: english } = marketPath(path)
    const ofKind = screens[/slot$|dead$|temple$/.test(english) ? '/bacon-slot' : english]
    if (ofKind) {
      expect(inlined(html), path).toEqual([ask, style, ...ofKind, load])
    }
    expect(inlined(html).at(0), path).toBe(ask)
    expect(inlined(html).at(1), path).toBe(style)
    expect(inlined(html).at(-1), path).toBe(load)
    const start = html.slice(0, html.indexOf(ask)).replace(/ (lang|data-path)="[^"]*"/g, '')
    expect(start, path).toBe('<!doctype html><html><head><meta charset="utf-8">')
    expect(
      html.match(/<(script|style)\b[^>]*>/g)?.filter(tag => tag !== '<style>'),
      path,
    ).toEqual(['<script>', '<script type="application/json" id="casino-guide-page">', '<script>'])
    expect(html, path).not.toMatch(/<base\b|<[^>]+\s(style|on\w+)="|="javascript:/)
  }
})

test('the scripts of each variant stay small', () => {
  const page = pageData(dist, '/')
  const scriptsOf = (variant: Variant) => page[variant].scripts
  // Including React and later chunks, without what only the other variant loads.
  for (const variant of variants) {
    const variantFiles = scriptsOf(variant)
    const otherFiles = variants.flatMap(scriptsOf).filter(at => !variantFiles.includes(at))
    const scripts = files.filter(file => file.endsWith('.js') && !otherFiles.includes(`/${file}`))
    expect(scripts.map(file => `/${file}`)).toEqual(expect.arrayContaining(variantFiles))
    const weights = scripts.map(file => gzipSync(read(file), { level: 9 }).length)
    const kilobytes = weights.reduce((sum, weight) => sum + weight) / 1024
    expect(kilobytes, variant).toBeLessThanOrEqual(112)
  }
})

test('stylesheets keep phones from enlarging text, and fetch nothing from other hosts', () => {
  const names = stylesheets.map(file => file.split('/').at(-1)?.replace(/\..*/, ''))
  expect(names.sort()).toEqual(['Black', 'index'])
  const style = /<style>.*?<\/style>/s.exec(`${read('index.html')}`)
  const text = [style, ...stylesheets.map(read)].join()
  for (const prefix of ['-webkit-', '-moz-']) {
    expect(text).toContain(`${prefix}text-size-adjust:`)
  }
  expect(text).toContain('url(')
  expect(text).not.toMatch(/@import|url\((?!"?\/assets\/)/)
})

test('no address of a file has a word, by which content blockers would block it', () => {
  const hashedPath = /^assets\/[0-9a-f]{8}(\.\w+|\/(Black|index)\.css)(\.br|\.gz)?$/
  expect(files.filter(file => file.startsWith('assets/') && !hashedPath.test(file))).toEqual([])
  // What a page fetches is nowhere else.
  const fetched = /(?:src|href)="(\/[^"]+\.\w+)"|"(\/[^"]+\.\w+)"|url\("?(\/[^)"]+)/g
  for (const [path, html] of entryPages) {
    const addresses = Array.from(html.matchAll(fetched), found => found.slice(1).join(''))
    expect(
      addresses.filter(address => !hashedPath.test(address.slice(1))),
      path,
    ).toEqual([])
  }
})

test('each page, script, stylesheet, picture and JSON file has gzip and brotli copies', () => {
  const pageFiles = [...pages, unknownPage].map(({ file }) => file)
  const assets = files.filter(file => /^assets\/.*\.(js|css|json|svg)$/.test(file))
  for (const file of [...pageFiles, 'slot/en.html', 'slot/fi.html', ...assets]) {
    const [plain, gzip, brotli] = [read(file), read(`${file}.gz`), read(`${file}.br`)]
    expect(gunzipSync(gzip).equals(plain), file).toBe(true)
    expect(brotliDecompressSync(brotli).equals(plain), file).toBe(true)
    // Copies that name the operating system would differ between systems.
    expect(gzip[9], file).toBe(255)
  }
})

test('the sitemap lists every page in each language, but not those of nz', () => {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}"/>`
  const urls = addresses
    .filter(path => !/^\/nz\b/.test(path))
    .map(path => {
      const english = marketPath(path).path
      const links = [
        link('en', english),
        ...languages
          .filter(language => language !== 'en')
          .map(language => link(language, `/${language}${english}`.replace(/\/$/, ''))),
        link('x-default', english),
      ]
      return `<url><loc>${site}${path}</loc>${links.join('')}</url>`
    })
  expect(`${read('sitemap.xml')}`.match(/<url>.*/g)?.sort()).toEqual(urls.sort())
})

test('search engines may read every page except that of unknown paths', async ({ request }) => {
  expect(
    [...entryPages].filter(([, html]) => html.includes('noindex')).map(([path]) => path),
  ).toEqual(['/404'])
  const robots = 'User-agent: *\nAllow: /\n'
  expect(`${read('robots.txt')}`).toBe(`${robots}Sitemap: ${site}/sitemap.xml\n`)
  const ask = (path: string) => request.get(process.env.TEST_OTHER_SITE + path)
  expect(await (await ask('/robots.txt')).text()).toBe(robots)
  expect((await ask('/sitemap.xml')).status()).toBe(404)
})

test('shared links have a picture, home screens a name and an icon', () => {
  const sizeOf = (address = '') => {
    const png = read(new URL(address, site).pathname)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
  }
  for (const [path, ...manifests] of [
    ['/', 'social site name /', 'affiliate site name /'],
    ['/fi/poker', 'fi social site name /fi', 'fi affiliate site name /fi'],
  ] as const) {
    const html = entryPages.get(path) ?? ''
    const all = (link: RegExp) => Array.from(html.matchAll(link), ([, address]) => address)
    // The social page’s are elements, the affiliate’s are in its content.
    const { manifest, images } = JSON.parse(`${read(pageData(dist, path).affiliate.content)}`)
    const changed = [`${manifest}`, site + images.og]
    const addresses = (link: RegExp, change: RegExp) => [
      ...all(link),
      ...changed.filter(value => change.test(value)),
    ]
    const found = addresses(/rel="manifest".*? href="(.*?)"/g, /\.json$/).map(file =>
      JSON.parse(`${read(`${file}`)}`),
    )
    expect(found.map(({ name, start_url }) => `${name} ${start_url}`)).toEqual(manifests)
    for (const { src, sizes } of found.flatMap(({ icons }) => icons)) {
      expect(sizeOf(src)).toBe(sizes)
    }
    expect(all(/rel="icon" type="image\/png" href="(.*?)"/g).map(sizeOf)).toEqual(['48x48'])
    expect(all(/rel="apple-touch-icon" href="(.*?)"/g).map(sizeOf)).toEqual(['180x180'])
    const pictures = addresses(
      /property="og:image" .*?content="(https:\/\/www.example.com\/.*?)"/g,
      /\.png$/,
    )
    expect(pictures.map(sizeOf)).toEqual(['1200x630', '1200x630'])
  }
})

test('dist has no source maps, settings, sources, stand-ins or parts of the preview', () => {
  expect(files.filter(file => /\.map$|\.tsx?$|\.env|package|brand-/.test(file))).toEqual([])
  for (const file of files.filter(file => /\.(html|js|css|json)$/.test(file))) {
    expect(`${read(file)}`, file).not.toMatch(/preview[/:-]|stand-in-key/)
  }
})
