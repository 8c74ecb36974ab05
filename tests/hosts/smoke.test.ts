import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testSettings } from '../../scripts/compare/test-settings.ts'
import { hostHeaders, publishedHeaders } from '../../scripts/serve/serve-dist.ts'
import { serve } from '../../scripts/serve/server.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { wireAnswer } from '../../scripts/serve/stand-ins/wire-answer.ts'
import { checkAnswer } from '../../scripts/smoke/check-answer.ts'
import { checkHeaders } from '../../scripts/smoke/check-headers.ts'
import { checkInfoService } from '../../scripts/smoke/check-info-service.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { at, expect, sends, test } from '../helpers/site-test.ts'

const dist = process.env.TEST_DIST ?? ''

type Answer = (response: ServerResponse) => unknown
const settings = testSettings()

const problemsOf = (origin: string) => smokeTest(new URL(origin), dist, settings)

test('each fault of a host is reported in one line', async ({ startOwnSite }) => {
  const page = readFileSync(join(dist, 'poker.html'), 'utf8')
  const edited = page.replace('</body>', '<script src="https://cdn.invalid/"></script>$&')
  const html = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }
  const { origin } = await startOwnSite((request, response) => {
    const setHeader = response.setHeader.bind(response)
    response.setHeader = (name, value) => {
      if (name === 'X-Frame-Options') {
        return response
      }
      const isPlain = /^content-type$/i.test(name) && !/html/.test(`${value}`)
      const wrong = `${value}`.replace('max-age=0,', 'max-age=9,')
      return setHeader(name, isPlain ? 'text/plain' : wrong)
    }
    return [
      at(/^\/(fi\/)?poker\?/, sends(200, { ...hostHeaders(dist, '/poker'), ...html }, edited)),
      at(/^\/bacon-slot\?/, sends(307, { Location: '/bacon-slot/' })),
      at(/^\/no-such-page/, sends(200)),
    ].some(answer => answer(request, response))
  })
  const problems = await smokeTest(new URL(origin), dist, settings)
  const expected = [
    ...['css', 'js', 'png', 'svg'].map(
      extension =>
        `\\.${extension}.*: Its Content-Type is "text/plain.*not accept it for \\.${extension} files\\.$`,
    ),
    '^/fi/poker, /poker: It differs from the file in dist/: the host changes files',
    '^/no-such-page\\S+: The status is 200 instead of 404\\.$',
    'and \\d\\d more: Browsers may reuse it without revalidating: .*"public, max-age=9,',
    'and \\d+ more: The header X-Frame-Options is missing\\.$',
    '^/bacon-slot: A redirect to /bacon-slot/ costs every visitor a round trip, and drops the query\\.$',
    '^/fi/poker, /poker: It arrives uncompressed: ',
  ]
  for (const line of expected) {
    expect(problems).toContainEqual(expect.stringMatching(line))
  }
  expect(problems).toHaveLength(expected.length)

  const bare = await startOwnSite(at(/^\/no-such-page/, sends(404, {}, '<h1>nginx</h1>')))
  expect(await problemsOf(bare.origin)).toContainEqual(
    expect.stringMatching(/^\/no-such-page\S+: It differs from 404\.html in dist\/: /),
  )
})

test('a home page of an earlier month is no problem', async ({ startOwnSite }) => {
  const earlier = readFileSync(join(dist, 'fi.html'), 'utf8').replace(
    /(<span data-months="[^"]*">)[^<]*/,
    '$1joulukuu 1999',
  )
  const headers = {
    ...hostHeaders(dist, '/fi'),
    'Content-Type': 'text/html',
    'Cache-Control': 'no-cache',
    'Content-Encoding': 'gzip',
  }
  const { origin } = await startOwnSite(at(/^\/fi\?/, sends(200, headers, gzipSync(earlier))))
  expect(await problemsOf(origin)).toEqual([])
})

test('forwarding that lets out a cookie or other paths is reported', async ({ startOwnSite }) => {
  const { origin } = await startOwnSite((request, response) =>
    [
      at(RegExp(infoPath), sends(200, { 'Set-Cookie': 'a=b' }, JSON.stringify(wireAnswer()))),
      at(/^\/api\//, sends(404, {}, '{"error":"from the service"}')),
    ].some(handle => handle(request, response)),
  )
  const problems = await problemsOf(origin)
  for (const problem of [
    /the info service: The header X-Frame-Options is missing/,
    /^\/api\/no-such-call\S+: It differs from 404\.html/,
    /^the info service: Its answer sets a cookie on the site: the host must not pass Set-Cookie on\.$/,
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(problem))
  }
})

test('a page whose validator is the file’s time is reported, one with an ETag of its bytes is not', async ({
  startOwnSite,
}) => {
  const time = Date.UTC(1980, 0, 1, 0, 0, 1)
  const problemsWith = async (validators: Record<string, string>) => {
    const { origin } = await startOwnSite((request, response) => {
      if (/^\/poker\?/.test(request.url ?? '')) {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          /^(etag|last-modified)$/i.test(name) ? response : setHeader(name, value)
        for (const [name, value] of Object.entries(validators)) {
          setHeader(name, value)
        }
      }
      return false
    })
    return (await problemsOf(origin)).filter(line => line.startsWith('/poker: '))
  }
  const modified = { 'Last-Modified': new Date(time).toUTCString() }
  for (const etag of ['"12cea601-3039"', '"57uyo19ix"', '"3039-11ef9b484c240"']) {
    expect(await problemsWith({ ...modified, ETag: etag }), etag).toEqual([
      expect.stringMatching(/ETag or Last-Modified is the file’s time/),
    ])
  }
  expect(await problemsWith(modified)).toHaveLength(1)
  expect(await problemsWith({ ...modified, ETag: '"9a0364b9e99bb480dd25e1f0284c8555"' })).toEqual(
    [],
  )
})

const allow = { 'Access-Control-Allow-Origin': '*' }
const names = { 'Access-Control-Allow-Headers': 'content-type, X-Api-Key' }
const whole = sends(204, { ...allow, ...names })

/** Checks a service on another origin that answers the preflight and the call like this. */
async function problemsOfService(preflight: Answer, answer: Answer, INFO_TIMEOUT_MS: number) {
  const service = await serve((request, response) => {
    request.resume()
    const reply = request.method === 'OPTIONS' ? preflight : answer
    reply(response)
    return true
  }, 0)
  const asked = { ...settings, INFO_SERVICE_URL: service.origin, INFO_FORWARDED: false }
  const page = new URL('https://www.example.com/')
  const problems = await checkInfoService(page, dist, { ...asked, INFO_TIMEOUT_MS })
  await service.close()
  return problems
}

test('an info service is called as pages call it, and each reason for a failure is reported', async () => {
  const info = JSON.stringify(answerTo('affiliate').body)
  const cases: [Answer, Answer, string[]][] = [
    [whole, sends(200, allow, info), []],
    [
      sends(204, { ...allow, 'Access-Control-Allow-Headers': 'content-type, *' }),
      sends(200, allow, info),
      [],
    ],
    [whole, sends(500, allow), ['It answers with status 500.']],
    [whole, sends(307, { ...allow, Location: '/' }), ['It answers with status 307.']],
    [
      whole,
      sends(200, {}, info),
      ['Its Access-Control-Allow-Origin is "" instead of "https://www.example.com".'],
    ],
    [
      sends(204, names),
      sends(200, allow, info),
      ['The preflight’s Access-Control-Allow-Origin is "" instead of "https://www.example.com".'],
    ],
    [
      sends(204, { ...allow, 'Access-Control-Allow-Headers': 'content-type' }),
      sends(200, allow, info),
      ['Its Access-Control-Allow-Headers does not include x-api-key.'],
    ],
    [
      whole,
      sends(200, allow, JSON.stringify({ ...wireAnswer(), more: 'x'.repeat(3_000_000) })),
      ['Its answer is not a JSON object with a boolean "blackSide", or is larger than 2 MB.'],
    ],
    [
      whole,
      response =>
        response.writeHead(200, allow).end(Buffer.from('{"blackSide":false,"a":"ä"}', 'latin1')),
      ['Its answer is not in UTF-8: pages show � in place of some letters.'],
    ],
    [
      whole,
      sends(200, allow, JSON.stringify(wireAnswer())),
      ['Its "brandResponseDtos" is empty: visitors see no casinos.'],
    ],
  ]
  for (const [preflight, answer, problems] of cases) {
    expect(await problemsOfService(preflight, answer, settings.INFO_TIMEOUT_MS)).toEqual(problems)
  }
})

test('an info service whose headers arrive in time, but not the rest, is reported', async () => {
  const begins = (response: ServerResponse) => response.writeHead(200, allow).write('{')
  expect(await problemsOfService(whole, begins, 500)).toEqual([
    'It does not answer within 500 ms (INFO_TIMEOUT_MS): visitors get the social casino.',
  ])
})

test('whatever visitors do not see of an answer is named', () => {
  const problemsOfAnswer = (answer: object) => checkAnswer(answer, 'https://www.example.com')
  const brand = {
    url: 'https://brand.example/?a=b',
    logo: '/logo.svg',
    desciription: ' 100% ',
    option1: 7,
    option2: '',
    option3: null,
    paymentTypes: ['https://pay.example/a.svg'],
  }
  const withBrands = (...brands: unknown[]) => problemsOfAnswer(wireAnswer({ brands }))
  expect(withBrands(brand, { url: 'http://brand.example' })).toEqual([])
  for (const notList of [{ 0: brand }, null, 'text']) {
    const answer = wireAnswer({ brands: notList })
    expect(problemsOfAnswer(answer)).toEqual([
      expect.stringMatching(
        /^Its "brandResponseDtos" is not a list, but .*: visitors see no casin/,
      ),
    ])
    expect(problemsOfAnswer({ ...answer, blackSide: false }), 'no visitor sees it').toEqual([])
  }
  expect(problemsOfAnswer({ blackSide: true })).toHaveLength(1)
  expect(withBrands(brand, { ...brand, url: 'brand.example' }, null, { URL: brand.url })).toEqual([
    'Visitors do not see 3 of 4 casinos, whose "url" must be a complete web address, such as https://brand.example/: "brand.example", missing.',
  ])
  const wrong: Record<string, unknown> = {
    logo: 'pay.example/a.svg',
    desciription: { toString: 'text' },
    option1: 'x'.repeat(501),
    option2: ['text'],
    option3: false,
    paymentTypes: 'https://pay.example/a.svg',
  }
  for (const [field, value] of Object.entries(wrong)) {
    expect(withBrands(brand, { ...brand, [field]: value }), field).toEqual([
      expect.stringMatching(`^Visitors do not see all of "${field}" of 1 of 2 casinos, which must`),
    ])
  }
  const paymentTypes = [...brand.paymentTypes, '//pay.example/b.svg', 'visa']
  expect(withBrands({ ...brand, paymentTypes })).toEqual([
    expect.stringMatching(/on the site: "\/\/pay\.example\/b\.svg", "visa"\.$/),
  ])
  expect(withBrands(...Array(201).fill(brand))).toEqual([
    'Visitors see only the first 200 of 201 casinos.',
  ])
  expect(problemsOfAnswer({ ...wireAnswer({ brands: [brand] }), status: 'true' })).toEqual([
    'Its "status" is not a boolean, but "true": pages use index.css.',
  ])
})

test('a host that sends visitors to another address is not tested, but the address is named', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite(() => false)
  const bare = await startOwnSite((request, response) =>
    at(/^/, sends(308, { Location: site.origin + request.url }))(request, response),
  )
  const asked = new URL('/fi?secretkey=social', bare.origin)
  await expect(smokeTest(asked, dist, settings)).rejects.toThrow(
    `${bare.origin} sends visitors to ${site.origin}. If that is the site, test it: npm run smoke "${site.origin}/fi?secretkey=social"`,
  )
})

test('a CDN may add lines to robots.txt, but must keep ours', async ({ startOwnSite }) => {
  const ours = readFileSync(join(dist, 'robots.txt'), 'utf8')
  const problemsWith = async (text: string) => {
    const headers = { ...hostHeaders(dist, '/robots.txt'), 'Content-Type': 'text/plain' }
    const { origin } = await startOwnSite(at(/^\/robots\.txt\?/, sends(200, headers, text)))
    return problemsOf(`${origin}/?secretkey=social`)
  }
  const more = '# Of the CDN\r\nUser-agent: bot\r\nDisallow: /\r\n'
  expect(await problemsWith(`${more}${ours.trim().replaceAll('\n', '\r\n')}`)).toEqual([])
  expect(await problemsWith(`${more}${ours.replace(/^Sitemap.*/m, '')}`)).toEqual([
    expect.stringMatching(/^\/robots\.txt: It differs from the file in dist/),
  ])
})

test('the owner may send subdomains and first visits to https as well', () => {
  const problemsWith = (value: string) => {
    const headers = { ...publishedHeaders(dist, '/'), 'Strict-Transport-Security': value }
    const response = new Response('', { headers })
    Object.defineProperty(response, 'url', { value: 'https://www.example.com/' })
    return checkHeaders(response, dist, '/')
  }
  expect(problemsWith('max-age=31536000; includeSubDomains; preload')).toEqual([])
  expect(problemsWith('max-age=300; includeSubDomains')).toHaveLength(1)
})

test('a site over http is reported, unless it is on this machine, because browsers call it over https', async ({
  startOwnSite,
}) => {
  const addresses = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  const ours = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
  test.skip(!ours, 'This machine is on no network.')
  const { origin } = await startOwnSite(() => false)
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(origin + url, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const caching = answer.headers.get('cache-control') ?? ''
    response.writeHead(answer.status, {
      ...publishedHeaders(dist, url),
      'Content-Type': type,
      'Cache-Control': caching,
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await once(server.listen(0), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const problems = (host: string) => problemsOf(`http://${host}:${port}/?secretkey=social`)
  const expected = /^\S+, \S+, \S+ and \d+ more: It came over http, but its policy makes browsers/
  expect(await problems(`${ours?.address}`)).toContainEqual(expect.stringMatching(expected))
  expect(await problems('127.0.0.1')).not.toContainEqual(expect.stringMatching(expected))
  server.close()
})
