import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { compressFiles } from '../../scripts/build/compress-files.ts'
import { htmlFile } from '../../scripts/build/html-file.ts'
import type { Settings } from '../../scripts/build/settings.ts'
import { readSiteFile } from '../../scripts/build/site-file.ts'
import { testSettings } from '../../scripts/compare/test-settings.ts'
import { hostHeaders, publishedHeaders } from '../../scripts/serve/serve-dist.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { filesBelow } from '../../scripts/system/files-below.ts'
import { infoMethod, infoPath } from '../../shared/site-info/site-info-request.ts'
import { samples } from '../helpers/any-value.ts'
import { expect, test } from '../helpers/site-test.ts'
import { testWithout } from '../helpers/test-without.ts'
import {
  cdnAddress,
  hasHost,
  hostNames,
  type RunningHost,
  requestFrom,
  startHost,
} from './hosts.ts'
import { intrusiveHeaders, startRecordingService } from './recording-service.ts'

const dist = process.env.TEST_DIST ?? ''
const query = '?gclid=a%26b'
const revalidate = 'public, max-age=0, must-revalidate'
const fileOf = (file: string) => readFileSync(join(dist, file))

const { pages } = readSiteFile(dist)
const anyPage = fc.constantFrom(...pages.map(({ address }) => address))
const separators = [
  '/',
  '//',
  '/.',
  '/..',
  '/./',
  '/../',
  '\\',
  '.',
  ';',
  ':',
  '@',
  '?',
  '&',
  '#',
  '*',
]
const escapes = ['%2f', '%5c', '%2e', '%', '%00', '%zz', '%ff', '%c3%a9', 'é', '~']
const endings = ['.html', '/index.html', '/index']
const names = ['FI', 'au', '_headers', '.git', 'assets', '404', 'evil.example', 'x'.repeat(9000)]
const anyPiece = fc.constantFrom(...separators, ...escapes, ...endings, ...names)

/** Makes the call as a visitor’s browser does (spec §7), with all that a host must not forward. */
const call = (origin: string, secretKey: string, change: RequestInit = {}) =>
  fetch(`${origin}${infoPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: 'from=visitor',
      authorization: 'Basic YTpi',
      origin: 'https://www.example.com',
      referer: 'https://www.example.com/poker?gclid=a',
      'user-agent': 'Mozilla/5.0',
      'true-client-ip': '192.0.2.1',
      'x-forwarded-for': '192.0.2.1',
      'x-http-method-override': 'DELETE',
      'x-api-key': 'forged',
    },
    body: JSON.stringify({ webSiteName: 'www/poker', secretKey, gclid: null }),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...change,
  })

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
    let service: Awaited<ReturnType<typeof startRecordingService>>
    const request = (path: string, headers = {}, options = {}) =>
      requestFrom(host.origin, path, headers, options)
    /** Our own server does not make browsers use https. */
    const headersOf = (path: string) => (isOwn ? hostHeaders : publishedHeaders)(dist, path)

    test.beforeAll(async () => {
      service = await startRecordingService()
      const settings: Settings = {
        ...testSettings(),
        INFO_SERVICE_URL: service.origin,
        INFO_TIMEOUT_MS: 1000,
      }
      host = isOwn ? await startSite(dist, 0, settings) : await startHost(name, dist, settings)
    })

    test.afterAll(async () => {
      await Promise.all([host?.close(), service?.close()])
    })

    test('sends every page and file as it was built, with the policy', async () => {
      const address = new URL('/?secretkey=social', host.origin)
      const findings = await smokeTest(address, dist, testSettings())
      // Cloudflare compresses only at its edge.
      const isExpected = (line: string) => isCloudflare && line.includes('arrives uncompressed')
      expect(findings.filter(line => !isExpected(line))).toEqual([])
      // Including the headers for https, which the smoke check does not expect from a local site.
      const assets = [...new Set(`${fileOf('index.html')}`.match(/(?<=")\/assets\/[^"]+/g))]
      for (const path of ['/poker', '/no-such-page', '/robots.txt', ...assets.slice(0, 1)]) {
        const { headers } = await request(path)
        for (const [key, value] of Object.entries(headersOf(path))) {
          expect(headers[key.toLowerCase()], `${key} of ${path}`).toBe(value)
        }
      }
      const { headers } = await request('/poker')
      expect(headers['cache-control']).toBe(revalidate)
      expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
      expect(headers.server ?? '').not.toMatch(/\d/)
      if (isCloudflare) {
        expect((await request('/poker', { 'if-none-match': `${headers.etag}` })).status).toBe(304)
        // The local server sends no Vary.
        return
      }
    })

    test('sends the copies that the build compressed, and no copy by its own address', async () => {
      const documents = pages.map(({ address, file }) => [address, file] as const)
      const assets = ['js', 'css', 'json', 'svg'].map(extension => {
        const file = filesBelow(join(dist, 'assets')).find(file => file.endsWith(`.${extension}`))
        return [`/assets/${file}`, `assets/${file}`] as const
      })
      const slot = ['/slot/en', 'slot/en.html'] as const
      const unknown = ['/no-such-page', '404.html'] as const
      for (const [path, file] of [...documents, ...assets, slot, unknown]) {
        const copy = await request(`${path}.gz`)
        expect(copy.status, `${path}.gz`).toBe(404)
        if (isCloudflare) {
          continue
        }
        const plain = await request(path)
        expect(plain.headers, path).not.toHaveProperty('content-encoding')
        expect(plain.body.equals(fileOf(file)), path).toBe(true)
        const gzipped = await request(path, { 'accept-encoding': 'gzip' })
        expect(gzipped.headers['content-encoding'], path).toBe('gzip')
        expect(gzipped.body.equals(fileOf(`${file}.gz`)), path).toBe(true)
        const best = await request(path, { 'accept-encoding': 'gzip, deflate, br' })
        const copyOf = { gzip: 'gz', br: 'br' }[`${best.headers['content-encoding']}`]
        expect(best.body.equals(fileOf(`${file}.${copyOf}`)), path).toBe(true)
        if (isOwn) {
          continue
        }
        for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
          expect(gzipped.headers[name], `${name} of ${path}`).toBe(plain.headers[name])
        }
        for (const { headers } of [plain, gzipped]) {
          // Once, so that caches between the host and the visitor keep both.
          expect(headers.vary, path).toBe('Accept-Encoding')
          // The file's time would name it, and the copy's.
          expect(!path.startsWith('/assets/') && headers.etag, path).toBeFalsy()
        }
        // A CDN names itself.
        const forCdn = await request(path, { 'accept-encoding': 'gzip', via: '1.1 cdn' })
        expect(forCdn.headers['content-encoding'], path).toBe('gzip')
        const head = await request(path, { 'accept-encoding': 'gzip' }, { method: 'HEAD' })
        expect(head.status, path).toBe(gzipped.status)
        expect(head.headers['content-encoding'], path).toBe('gzip')
        expect(['0', undefined, `${gzipped.body.length}`], path).toContain(
          head.headers['content-length'],
        )
      }
    })

    test('answers an unknown path with 404 and its page', async () => {
      const policy = (await request('/poker')).headers['content-security-policy']
      const paths = ['/poker/..html', '/poker/%C3%A9', '/au/poker', '/.env', '/FI/poker', '/assets']
      paths.push('/assets/gone.1234.js', isOwn ? '//evil.example/..%2fassets' : '/_headers')
      for (const path of paths) {
        const { status, headers, body } = await request(path)
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
        const first = await request(address + query)
        const { location } = first.headers
        if (location) {
          expect(new URL(location, host.origin).href, address).toBe(`${host.origin}${path}${query}`)
        }
        const { status, body } = location ? await request(location) : first
        expect(status, address).toBe(200)
        expect(body.equals(fileOf(htmlFile(path))), address).toBe(true)
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
        const { status, headers, body } = await request(path)
        const { origin } = new URL(headers.location ?? '/', host.origin)
        expect(origin, path).toBe(host.origin)
        expect(headers, path).not.toHaveProperty('x')
        expect(`${body}`, path).not.toMatch(/root:.*:0:0/)
        if (isOwn || name === 'nginx') {
          expect(status, path).toBeLessThan(500)
        }
      }
      expect((await request('/')).status).toBe(200)
    })

    test('forwards a call to the info service with the key, and no cookie in either direction', async () => {
      const response = await call(`${host.origin}`, 'one-brand')
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual(answerTo('one-brand').body)
      for (const [header, sent] of Object.entries(intrusiveHeaders)) {
        expect(`${response.headers.get(header)}`, header).not.toContain(sent)
      }
      const expected = { ...headersOf(infoPath), 'Cache-Control': 'no-store' }
      for (const [header, value] of Object.entries(expected)) {
        expect(response.headers.get(header), header).toBe(value)
      }

      const got = service.calls.at(-1)
      expect(got).toMatchObject({ method: infoMethod, url: infoPath })
      expect(got?.body).toBe('{"webSiteName":"www/poker","secretKey":"one-brand","gclid":null}')
      expect(got?.headers).toMatchObject({
        'content-type': 'application/json',
        origin: 'https://www.example.com',
        'x-api-key': 'stand-in-key',
        'user-agent': 'casino-guide',
        'x-forwarded-for': expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$|^::1$/),
      })
      const unsent = [
        'cookie',
        'authorization',
        'referer',
        'true-client-ip',
        'x-http-method-override',
      ]
      for (const header of unsent) {
        expect(got?.headers).not.toHaveProperty(header)
      }
    })

    // Only Linux has other addresses of this machine from the start.
    if (['nginx', 'caddy'].includes(name) && process.platform === 'linux') {
      test('forwards the visitor’s address behind a CDN, and believes only the CDN', async () => {
        const headers = { 'cf-connecting-ip': '192.0.2.7', 'x-forwarded-for': '192.0.2.8' }
        const body = JSON.stringify({ webSiteName: 'www', secretKey: null, gclid: null })
        for (const [localAddress, forwarded] of [
          [cdnAddress, '192.0.2.7'],
          ['127.0.0.3', '127.0.0.3'],
        ]) {
          await requestFrom(host.origin, infoPath, headers, {
            method: infoMethod,
            localAddress,
            body,
          })
          expect(service.calls.at(-1)?.headers['x-forwarded-for']).toBe(forwarded)
        }
      })
    }

    test('forwards no other request, and no long one', async () => {
      const before = service.calls.length
      for (const path of ['/api/other/', `${infoPath}other`, infoPath.slice(0, -1)]) {
        const response = await call(`${host.origin}${path}?`, 'affiliate')
        expect(response.ok, path).toBe(false)
      }
      for (const method of ['GET', 'PUT', 'OPTIONS']) {
        const body = method === 'PUT' ? '{}' : null
        const response = await call(host.origin, '', { method, body })
        expect(response.ok, method).toBe(false)
      }
      const long = await call(host.origin, 'x'.repeat(17_000))
      for (const [header, value] of Object.entries(headersOf(infoPath))) {
        expect(long.headers.get(header), header).toBe(value)
      }
      // Caddy 2.6 has no better status for it.
      expect(long.status).toBe(name === 'caddy' ? 502 : 413)
      expect(service.calls.length).toBe(before)
      // Caddy 2.6 answers with the page.
      const posted = await fetch(`${host.origin}/contact`, { method: 'POST' })
      if (name === 'nginx') {
        expect(posted.status).toBe(405)
      }
      if (!isCloudflare) {
        expect(posted.headers.get('x-content-type-options')).toBe('nosniff')
      }
    })

    test('passes a failure of the info service on as a failure, never as a page', async () => {
      expect((await call(host.origin, 'error-500')).status).toBe(500)
      // An answer that never ends is cut off by the host, not by this call's own time limit.
      const cut = call(host.origin, 'hang-body')
        .then(response => response.json())
        .catch(String)
      for (const secretKey of ['hang', 'redirect', 'error-500']) {
        const response = await call(host.origin, secretKey)
        for (const [header, value] of Object.entries(headersOf(infoPath))) {
          expect(response.headers.get(header), `${header}, ${secretKey}`).toBe(value)
        }
        expect(response.ok, secretKey).toBe(false)
        const body = await response.text()
        expect(body.includes('Unexpected Application Error'), secretKey).toBe(false)
      }
      expect(await cut).toMatch(/Error/)
      expect(await cut).not.toContain('TimeoutError')
    })

    // Our own server serves dist itself. Cloudflare’s pages have an ETag, and Wrangler publishes files only
    // when it starts.
    if (isOwn || isCloudflare) {
      return
    }
    test('answers a range or a condition with the whole page', async () => {
      const date = new Date(Date.UTC(2038, 0)).toUTCString()
      for (const [path, file] of Object.entries({
        '/poker': 'poker.html',
        '/au/poker': '404.html',
      })) {
        const { status } = await request(path)
        for (const encoding of ['gzip', 'identity']) {
          for (const asked of [
            { range: 'bytes=0-99' },
            { range: 'bytes=999999-' },
            { range: 'bytes=0-99', 'if-range': date },
            { 'if-modified-since': date },
            { 'if-none-match': '"a"' },
          ]) {
            const answer = await request(path, { 'accept-encoding': encoding, ...asked })
            const what = `${path} in ${encoding}, ${JSON.stringify(asked)}`
            expect(answer.status, what).toBe(status)
            expect(answer.headers, what).not.toHaveProperty('content-range')
            const sent = encoding === 'gzip' ? `${file}.gz` : file
            expect(answer.body.equals(fileOf(sent)), what).toBe(true)
          }
        }
      }
    })

    test('a returning browser gets a page’s newer build, even one with the same size and time', async () => {
      for (const [path, file] of Object.entries({
        '/poker': 'poker.html',
        '/au/poker': '404.html',
      })) {
        const askAll = (headers = {}) =>
          Promise.all(
            ['identity', 'gzip', 'br'].map(encoding =>
              request(path, { 'accept-encoding': encoding, ...headers }),
            ),
          )
        const before = await askAll()
        const newer = { path: file, bytes: `${fileOf(file)}`.replace('<head>', '<HEAD>') }
        const [brotli, gzip] = await compressFiles([newer])
        for (const { path, bytes } of [newer, brotli, gzip].flatMap(file => file ?? [])) {
          host.publish?.(path, bytes)
        }
        for (const { headers } of before) {
          const validators = {
            ...(headers.etag && { 'if-none-match': headers.etag }),
            ...(headers['last-modified'] && { 'if-modified-since': headers['last-modified'] }),
          }
          for (const { headers, body } of await askAll(validators)) {
            const sent = { gzip, br: brotli }[`${headers['content-encoding']}`] ?? newer
            expect(body.equals(Buffer.from(sent.bytes)), path).toBe(true)
          }
        }
      }
    })
  })
}
