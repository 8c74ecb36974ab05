import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { pageFile } from '../../scripts/build/page-files.ts'
import { hostHeaders, publishedHeaders } from '../../scripts/serve/host-headers.ts'
import { builtPaths } from '../helpers/built-paths.ts'
import { askFor, hostNames, type RunningHost, startHost, whyMissing } from './hosts.ts'

const dist = process.env.TEST_DIST ?? ''
const query = '?gclid=a%26b'
const revalidate = 'public, max-age=0, must-revalidate'
const fileOf = (file: string) => readFileSync(join(dist, file))

for (const name of ['our own server', ...hostNames] as const) {
  const isOwn = name === 'our own server'
  const isCloudflare = name.startsWith('Cloudflare')
  const missing = isOwn ? null : whyMissing(name)
  if (missing) {
    test.skip(missing, () => {})
    continue
  }

  /** The headers of `_headers`. Our own server leaves out what needs https. */
  const policy = (path: string) => {
    const headers = Object.entries((isOwn ? hostHeaders : publishedHeaders)(dist)(path))
    return Object.fromEntries(headers.map(([key, value]) => [key.toLowerCase(), value]))
  }

  test.describe(name, () => {
    // One server for them all.
    test.describe.configure({ mode: 'default' })

    let host: RunningHost
    const ask = (path: string, headers = {}) => askFor(host.origin, path, headers)
    /** What the host answers, by address: it stands in the run's output. */
    const table: string[] = []

    test.beforeAll(async () => {
      const own = { origin: process.env.TEST_SITE ?? '', close: async () => {} }
      host = isOwn ? own : await startHost(name, dist)
    })

    test.afterAll(async () => {
      await host?.close()
      if (table.length > 0) console.log(`${name}: ${table.join(', ')}`)
    })

    test('sends every page at its address, with no redirect and with the policy', async () => {
      const paths = builtPaths()
      expect(paths.length).toBeGreaterThan(20)
      for (const path of paths) {
        const { status, headers, body } = await ask(path + query)
        expect(status, path).toBe(200)
        expect(body.equals(fileOf(pageFile(path))), path).toBe(true)
        expect(headers, path).toMatchObject({ ...policy(path), 'cache-control': revalidate })
        expect(headers['content-type'], path).toMatch(/^text\/html; charset=utf-8$/i)
        expect(headers.server ?? '', path).not.toMatch(/\d/)
      }
      table.push(`${paths.length} pages 200`)
    })

    test('answers 304 to who has the page already', async () => {
      const { headers } = await ask('/poker')
      expect((await ask('/poker', { 'if-none-match': `${headers.etag}` })).status).toBe(304)
    })

    test('sends each kind of file as what it is, to be kept for a year', async () => {
      const assets = new Set(`${fileOf('index.html')}`.match(/(?<=")\/assets\/[^"]+/g))
      for (const [ending, type] of [
        ['js', /javascript/],
        ['css', /^text\/css/],
        ['json', /^application\/json/],
        ['svg', /^image\/svg\+xml/],
      ] as const) {
        const paths = [...assets].filter(path => path.endsWith(`.${ending}`))
        expect(paths.length, ending).toBeGreaterThan(0)
        for (const path of paths) {
          const { status, headers, body } = await ask(path)
          expect(status, path).toBe(200)
          expect(body.equals(fileOf(path)), path).toBe(true)
          expect(headers, path).toMatchObject(policy(path))
          expect(headers['content-type'], path).toMatch(type)
          // Cloudflare compresses at its edge, and our own server says no Vary.
          if (isCloudflare) continue
          const small = await ask(path, { 'accept-encoding': 'gzip' })
          expect(small.headers['content-encoding'], path).toBe('gzip')
          if (!isOwn) expect(small.headers.vary, path).toContain('Accept-Encoding')
        }
      }
    })

    test('answers an unknown path with 404 and the page for that', async () => {
      for (const path of ['/nowhere', '/poker/%C3%A9', '/au/poker', '/_headers', '/.env']) {
        if (path === '/_headers' && isOwn) continue

        const { status, headers, body } = await ask(path)
        expect(status, path).toBe(404)
        expect(body.equals(fileOf('404.html')), path).toBe(true)
        expect(headers, path).toMatchObject(policy(path))
        expect(headers['content-type'], path).toMatch(/^text\/html\b/)
        table.push(`${path} ${status}`)
      }
      const gone = await ask('/assets/gone.1234.js')
      expect(gone.status).toBe(404)
      expect(gone.body.equals(fileOf('404.html'))).toBe(true)
      if (!isCloudflare) expect(gone.headers['cache-control']).toBe(revalidate)
    })

    test('sends an odd address the page, or once to it with its query', async () => {
      for (const [address, path] of [
        ['/poker/', '/poker'],
        ['/poker.html', '/poker'],
        ['/index.html', '/'],
        ['/fi/', '/fi'],
        ['//', '/'],
        ['//poker/', '/poker'],
        ['/fi//poker', '/fi/poker'],
        ['/fi%2fpoker', '/fi/poker'],
      ] as const) {
        const first = await ask(address + query)
        const { location } = first.headers
        if (location)
          expect(new URL(location, host.origin).href, address).toBe(`${host.origin}${path}${query}`)
        const { status, body } = location ? await ask(location) : first
        expect(status, address).toBe(200)
        expect(body.equals(fileOf(pageFile(path))), address).toBe(true)
        table.push(`${address} ${location ? `${first.status} → ` : ''}${status}`)
      }
    })

    test('sends nobody to another host and shows no file of the machine', async () => {
      for (const path of [
        '//evil.example/%2f..',
        '//evil.example/',
        '/%5Cevil.example/',
        '/%0d%0aX:y/',
        '/..%2f..%2f..%2f..%2fetc/passwd',
        '/../../../../etc/passwd',
        '/%',
        '/%E0%A4%A',
        '/%00',
      ]) {
        const { headers, body } = await ask(path)
        const { origin } = new URL(headers.location ?? '/', host.origin)
        expect(origin, path).toBe(host.origin)
        expect(headers, path).not.toHaveProperty('x')
        expect(`${body}`, path).not.toMatch(/root:.*:0:0/)
      }
      expect((await ask('/')).status).toBe(200)
    })
  })
}
