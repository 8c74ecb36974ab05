import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { builtPaths } from '../../helpers/built-paths.ts'
import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { nginxProgram, type RunningNginx, startNginx } from '../../helpers/start-nginx.ts'

test.skip(!nginxProgram, 'There is no nginx on this machine (Debian: apt-get install nginx-light).')

const dist = process.env.TEST_DIST ?? ''
let nginx: RunningNginx

test.beforeAll(async () => {
  nginx = await startNginx(dist, readFileSync(join(dist, '../nginx.conf'), 'utf8'))
})

test.afterAll(() => nginx?.close())

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** Asks for exactly this path: fetch would put it straight first. */
const ask = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(nginx.origin)
    send({ hostname, port, path, agent: false, ...options }, async answer => {
      const { statusCode: status = 0, headers } = answer
      resolve({ status, headers, body: await text(answer) })
    })
      .on('error', reject)
      .end()
  })

/** The headers that `_headers` has for every path, which are those of the policy. */
const security = Object.fromEntries(
  readFileSync(join(dist, '_headers'), 'utf8')
    .split('\n\n')[0]
    ?.split('\n')
    .slice(1)
    .map(line => line.trim().split(/: (.*)/))
    .map(([name = '', value]) => [name.toLowerCase(), value]) ?? [],
)

test('nginx sends every page with status 200, the policy and a question each time', async () => {
  const paths = builtPaths()
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const { status, headers, body } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers, path).toMatchObject(security)
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
    expect(body, path).toContain('id="entry-page"')
  }
})

test('nginx lets browsers keep what has a hash in its address, and only that', async () => {
  const { body } = await ask('/')
  const assets = [...body.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(assets.length).toBeGreaterThan(5)
  for (const path of new Set(assets)) {
    const { status, headers } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    expect(headers, path).toMatchObject(security)
  }
  const gone = await ask('/assets/gone.1234.js')
  expect(gone.status).toBe(404)
  expect(gone.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('nginx sends scripts, styles and words as what they are, and small', async () => {
  const { body } = await ask('/')
  for (const [ending, type] of [
    ['js', /javascript/],
    ['css', /^text\/css/],
    ['json', /^application\/json/],
    ['svg', /^image\/svg\+xml/],
  ] as const) {
    const [, path = ''] = new RegExp(`"(/assets/[^"]+\\.${ending})"`).exec(body) ?? []
    const response = await fetch(nginx.origin + path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.status, ending).toBe(200)
    expect(response.headers.get('content-type'), ending).toMatch(type)
    expect(response.headers.get('content-encoding'), ending).toBe('gzip')
    expect(response.headers.get('vary'), ending).toContain('Accept-Encoding')
  }
})

test('nginx answers 304 to who has the page already', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { headers: { 'If-None-Match': String(headers.etag) } })
  expect(again.status).toBe(304)
})

for (const path of [
  '/nowhere',
  '/poker/nowhere',
  '/xx/poker',
  '/_headers',
  '/404.html',
  '/assets/',
  '/.env',
]) {
  test(`nginx answers ${path} with our page for unknown paths, status 404`, async () => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers).toMatchObject(security)
    expect(headers.location).toBeUndefined()
    expect(body).toContain('id="entry-page"')
    expect(body).toContain('404 Not Found')
  })
}

for (const path of [
  '/%',
  '/%E0%A4%A',
  '/..%2f',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/%00',
]) {
  test(`nginx refuses ${path}`, async () => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(400)
    expect(headers.location).toBeUndefined()
    expect(body).not.toContain('root:')
  })
}

test('nginx sends an odd address once to the page, with its query', async () => {
  for (const [address, page] of [
    ['/poker/', '/poker'],
    ['/poker.html', '/poker'],
    ['/poker/index.html', '/poker'],
    ['/index.html', '/'],
    ['/fi/index.html', '/fi'],
    ['//poker/', '/poker/'],
    ['/fi%2fpoker', '/fi/poker'],
    ['//', '/'],
    ['/%2e/', '/'],
  ] as const) {
    const { status, headers } = await ask(`${address}?gclid=a%26b`)
    expect(status, address).toBe(301)
    expect(headers.location, address).toBe(`${page}?gclid=a%26b`)
  }
})

test('nginx sends nobody to another host, whatever stands in the path', async () => {
  for (const path of [
    '//evil.example/%2f..',
    '//evil.example/',
    '/%5Cevil.example/',
    '/%0d%0aX:y/',
  ]) {
    expect(String((await ask(path)).headers.location ?? '/'), path).toMatch(/^\/(?![/\\])[^\r\n]*$/)
  }
})

test('nginx takes no POST, and lets nothing be read through it', async () => {
  const { status, headers } = await ask('/', { method: 'POST' })
  expect(status).toBe(405)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(headers.server).toBe('nginx')
})

test('the site works under the policy that nginx sends', async ({ page }) => {
  // What is for https alone would lead the browser away from this machine.
  await page.route(
    url => url.origin === nginx.origin && !url.pathname.startsWith('/api/'),
    async route => {
      const response = await route.fetch()
      const headers = response.headers()
      const policy = headers['content-security-policy']?.replace('; upgrade-insecure-requests', '')
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy ?? '' },
      })
    },
  )
  await page.route('**/api/getwebsiteinfo/', route =>
    route.fulfill({ json: { status: true, blackSide: true, brandResponseDtos: [] } }),
  )
  await goTo(page, `${nginx.origin}/poker`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
