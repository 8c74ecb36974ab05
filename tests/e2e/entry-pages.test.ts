import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddresses, pageFile } from '../../scripts/build/dist-file.ts'
import { filesBelow } from '../../scripts/files-below.ts'
import { expect, test } from '../helpers/site-test.ts'

const site = 'https://www.example.com'
const dist = process.env.TEST_DIST ?? ''
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const addresses = pageAddresses(dist)
/** The text of every page that is served, the one for unknown paths among them. */
const pages = [...addresses, '/404'].map(path => [path, read(pageFile(path))] as const)

test('every page starts with the same loader, which asks before anything is fetched; its data is the only other script', () => {
  const starts = new Set()
  for (const [path, html] of pages) {
    const [start = '', upToAsk = '', between = ''] =
      /^(.*?)<script>[^<]*<\/script>(.*?)<script>.*?<\/script>/s.exec(html) ?? []
    expect(upToAsk, path).toMatch(
      /^<!doctype html><html lang="\w\w"(?: data-path="[^"]*")?><head><meta charset="utf-8">$/,
    )
    expect(between, path).toMatch(
      /^<meta http-equiv="Content-Security-Policy"[^>]*><link rel="preload" as="style"[^>]*\/index.css"><link rel="preload" as="style"[^>]*\/site\.css">$/,
    )
    starts.add(start.replace(/lang="\w\w"(?: data-path="[^"]*")?/, ''))
    const data = '<script type="application/json" id="entry-page">'
    expect(html.match(/<script\b[^>]*>/g), path).toEqual(['<script>', '<script>', data])
    expect(html, path).not.toMatch(/<base\b|<[^>]+\s(style|on\w+)="|="javascript:/)
  }
  expect(starts.size).toBe(1)
})

test('the sitemap has every page but those of nz, by its canonical address and in each language', () => {
  const urls = read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/g)
  const named = Array.from(urls, ([, place = '', links = '']) => {
    const path = new URL(place).pathname
    const plain = path.replace(/^\/fi(?=\/|$)/, '') || '/'
    const found = Array.from(
      links.matchAll(/hreflang="(.*?)" href="(.*?)"/g),
      ([, ...link]) => link,
    )
    expect(found).toEqual([
      ['en', site + plain],
      ['fi', `${site}/fi${plain}`.replace(/\/$/, '')],
      ['x-default', site + plain],
    ])
    // Each variant says it where it has a page of its own there; at least one does.
    const canonical = `<link rel="canonical" href="${place}"/>`
    expect(new Map(pages).get(path), path).toContain(canonical)
    return path
  })
  expect(named.sort()).toEqual(addresses.filter(path => !/^\/nz\b/.test(path)))
})

test('robots.txt allows every page and names the sitemap, which needs a known address', async () => {
  const robots = 'User-agent: *\nAllow: /\n'
  expect(read('robots.txt')).toBe(`${robots}Sitemap: ${site}/sitemap.xml\n`)
  const ask = (path: string) => fetch(process.env.TEST_OTHER_SITE + path)
  expect(await (await ask('/robots.txt')).text()).toBe(robots)
  expect((await ask('/sitemap.xml')).status).toBe(404)
})

test('what is never served is not there: source maps, settings, sources, stand-ins', () => {
  expect(filesBelow(dist).filter(file => /\.map$|\.tsx?$|\.env|package|brand-/.test(file))).toEqual(
    [],
  )
})
