import type { APIRequestContext } from 'playwright/test'
import { builtPaths } from '../helpers/built-paths.ts'
import { expect, test } from '../helpers/site-test.ts'

/** The text of every page that is served, the one for unknown paths among them. */
const servedPages = (request: APIRequestContext) =>
  Promise.all(
    [...builtPaths(), '/nothing/here'].map(
      async path => [path, await (await request.get(path)).text()] as const,
    ),
  )

test('every page starts with the same loader, which asks before anything is fetched', async ({
  request,
}) => {
  const starts = new Set()
  for (const [path, html] of await servedPages(request)) {
    const [start = '', upToAsk = '', between = ''] =
      /^(.*?)<script>[^<]*<\/script>(.*?)<script>.*?<\/script>/s.exec(html) ?? []
    expect(upToAsk, path).toMatch(
      /^<!doctype html><html lang="\w\w"(?: data-path="[^"]*")?><head><meta charset="utf-8">$/,
    )
    expect(between, path).toMatch(
      /^<meta http-equiv="Content-Security-Policy"[^>]*><link rel="preload" as="style"[^>]*\/index.css"><link rel="preload" as="style"[^>]*\/site\.\w+\.css">$/,
    )
    starts.add(start.replace(/lang="\w\w"(?: data-path="[^"]*")?/, ''))
  }
  expect(starts.size).toBe(1)
})

test('a page has no script but the loader and its data, and no style but the inlined one', async ({
  request,
}) => {
  for (const [path, html] of await servedPages(request)) {
    const scripts = html.match(/<script\b[^>]*>/g)
    expect(scripts, path).toEqual([
      '<script>',
      '<script>',
      '<script type="application/json" id="entry-page">',
    ])
    expect(html.match(/<style\b/g), path).toHaveLength(1)
    expect(html, path).not.toMatch(/<base\b|<[^>]+\s(style|on\w+)="|="javascript:/)
  }
})

test('every page holds the social casino in its body and the affiliate in a template', async ({
  request,
}) => {
  for (const [path, html] of await servedPages(request)) {
    if (path === '/nothing/here') continue
    const [, social = '', affiliate = ''] =
      /<div id="root">(.*)<template id="affiliate">(.*)<\/template>/s.exec(html) ?? []
    for (const page of [social, affiliate]) {
      expect(page.match(/<h1\b/g), path).toHaveLength(1)
      expect(page.match(/<main\b/g), path).toHaveLength(1)
    }
    expect(affiliate, path).toMatch(/^<title>[^<]+<\/title>/)
    expect(affiliate, path).not.toMatch('brand-card')
  }
})

test('what is never served is not there: source maps, settings, sources, stand-ins', async ({
  request,
}) => {
  for (const path of ['/.env', '/package.json', '/loader/loader.ts', '/images/brand-none.svg']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const [, html] of await servedPages(request)) {
    for (const [, script] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) {
      expect((await request.get(`${script}.map`)).status()).toBe(404)
    }
  }
})
