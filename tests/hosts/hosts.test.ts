import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { pageAddresses, pageFile } from '../../scripts/build/page-file.ts'
import { hostHeaders, publishedHeaders } from '../../scripts/serve/serve-dist.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { samples } from '../helpers/any-value.ts'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { startInfoService } from '../helpers/start-info-service.ts'
import { testSettings } from '../helpers/start-sites.ts'
import { testWithout } from '../helpers/test-without.ts'
import { askFor, hasHost, hostNames, type RunningHost, startHost } from './hosts.ts'

const dist = process.env.TEST_DIST ?? ''
const query = '?gclid=a%26b'
const revalidate = 'public, max-age=0, must-revalidate'
const fileOf = (file: string) => readFileSync(join(dist, file))

const anyPage = fc.constantFrom(...pageAddresses(dist))
const anyPiece = fc.constantFrom(
  ...['/', '//', '/.', '/..', '/./', '/../', '\\', '%2f', '%5c', '%2e', '%', '%00', '%zz', '%ff'],
  ...['.html', '/index.html', '/index', '.', ';', ':', '@', '?', '&', '#', '*', '~', 'é', '%c3%a9'],
  ...['FI', 'au', '_headers', '.git', 'assets', '404', 'evil.example', 'x'.repeat(9000)],
)

const operations = readFileSync('docs/operations.md', 'utf8')
/** The lines that make nginx and Caddy proxy the info call. */
const [nginx, caddy] = Array.from(
  operations.matchAll(/INFO_SERVICE_URL is empty:\n((?: +#.*\n)+)/g),
  ([, lines = '']) => lines.replaceAll(/^ +#/gm, ''),
)
const passOn: Record<string, string | undefined> = { nginx, caddy }

for (const name of ['our own server', ...hostNames]) {
  const isOwn = name === 'our own server'
  const isCloudflare = name.startsWith('Cloudflare')
  if (!isOwn && !hasHost(name)) {
    testWithout(name)
    continue
  }

  test.describe(name, () => {
    // One server for all tests of a host.
    test.describe.configure({ mode: 'default' })

    let host: RunningHost
    let service: Awaited<ReturnType<typeof startInfoService>>
    const ask = (path: string, headers = {}) => askFor(host.origin, path, headers)

    test.beforeAll(async () => {
      service = await startInfoService()
      const own = { origin: process.env.TEST_SITE ?? '', close: async () => {} }
      const here = new URL(service.origin).host
      const lines =
        passOn[name]?.replace('https:', 'http:').replaceAll(/info\.example\.com/g, here) ?? ''
      const config = (text: string) => text.replace(/root .*/, `$&\n${lines}`)
      host = isOwn ? own : await startHost(name, dist, config)
    })

    test.afterAll(async () => {
      await Promise.all([host?.close(), service?.close()])
    })

    test('sends every page and file as it was built, with the policy', async () => {
      const infoServiceUrl = isCloudflare ? service.origin : ''
      const settings = { ...testSettings('http://localhost'), infoServiceUrl }
      const address = new URL('/?secretkey=social', host.origin)
      const { pages, findings } = await smokeTest({ address, dist, settings })
      expect(findings).toEqual([])
      expect(pages).toBeGreaterThan(20)
      const { headers } = await ask('/poker')
      // Including the headers for https, which the smoke check does not expect from a local site.
      const policy = (isOwn ? hostHeaders : publishedHeaders)(dist, '/poker')
      for (const [key, value] of Object.entries(policy)) {
        expect(headers[key.toLowerCase()], key).toBe(value)
      }
      expect(headers['cache-control']).toBe(revalidate)
      expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      expect(headers.server ?? '').not.toMatch(/\d/)
      expect((await ask('/poker', { 'if-none-match': `${headers.etag}` })).status).toBe(304)
      // Cloudflare compresses at its edge, and the local server sends no Vary.
      if (isCloudflare) {
        return
      }
      const assets = new Set(`${fileOf('index.html')}`.match(/(?<=")\/assets\/[^"]+/g))
      for (const ending of ['js', 'css', 'json', 'svg']) {
        const path = [...assets].find(path => path.endsWith(`.${ending}`)) ?? ''
        const small = await ask(path, { 'accept-encoding': 'gzip' })
        expect(small.headers['content-encoding'], path).toBe('gzip')
        if (!isOwn) {
          expect(small.headers.vary, path).toContain('Accept-Encoding')
        }
      }
    })

    test('answers an unknown path with 404 and its page', async () => {
      const policy = (await ask('/poker')).headers['content-security-policy']
      const paths = ['/poker/..html', '/poker/%C3%A9', '/au/poker', '/.env', '/FI/poker', '/assets']
      paths.push('/assets/gone.1234.js', isOwn ? '//evil.example/..%2fassets' : '/_headers')
      for (const path of paths) {
        const { status, headers, body } = await ask(path)
        expect(status, path).toBe(404)
        expect(body.equals(fileOf('404.html')), path).toBe(true)
        expect(headers['content-security-policy'], path).toBe(policy)
        expect(headers['content-type'], path).toMatch(/^text\/html\b/)
        if (!isCloudflare) {
          expect(headers['cache-control'], path).toBe(revalidate)
        }
      }
    })

    test('answers an odd address with the page, or redirects once and keeps the query', async () => {
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
        if (location) {
          expect(new URL(location, host.origin).href, address).toBe(`${host.origin}${path}${query}`)
        }
        const { status, body } = location ? await ask(location) : first
        expect(status, address).toBe(200)
        expect(body.equals(fileOf(pageFile(path))), address).toBe(true)
      }
    })

    test('redirects to no other host and sends no file from outside the site', async () => {
      const odd = fc.array(fc.oneof(anyPage, anyPiece), { minLength: 1, maxLength: 5 })
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
        ...samples(odd, isCloudflare ? 0 : 25).map(pieces => `/${pieces.join('')}`),
      ]) {
        const { status, headers, body } = await ask(path)
        const { origin } = new URL(headers.location ?? '/', host.origin)
        expect(origin, path).toBe(host.origin)
        expect(headers, path).not.toHaveProperty('x')
        expect(`${body}`, path).not.toMatch(/root:.*:0:0/)
        if (isOwn || name === 'nginx') {
          expect(status, path).toBeLessThan(500)
        }
      }
      expect((await ask('/')).status).toBe(200)
    })

    if (name in passOn) {
      test('shows the site and its slot, and proxies the info call', async ({ page, context }) => {
        await context.addCookies([{ name: 'a', value: 'b', url: host.origin }])
        await goTo(page, `${host.origin}/poker?secretkey=no-brands`)
        await expect.poll(() => page.evaluate(stylesheetsInForce)).toEqual(['Black.css'])
        const call = service.requests.at(-1)
        expect(call).toMatchObject({ method: 'POST', url: '/api/getwebsiteinfo/' })
        expect(call?.headers).not.toHaveProperty('cookie')
        await goTo(page, `${host.origin}/bacon-slot?secretkey=social`)
        const slot = page.frameLocator('iframe')
        await slot.getByRole('button', { name: 'Spin' }).click()
        await expect(slot.getByRole('status')).toContainText(/win/)
        // Caddy 2.6 answers POST with the page.
        const posted = await page.request.post(`${host.origin}/contact`)
        if (name === 'nginx') {
          expect(posted.status()).toBe(405)
        }
        expect(posted.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' })
      })
    }
  })
}
