import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { hostHeaders } from '../../scripts/serve/serve-dist.ts'
import { serve } from '../../scripts/serve/server.ts'
import { wireAnswer } from '../../scripts/serve/stand-ins/wire-answer.ts'
import { checkInfoService } from '../../scripts/smoke/check-info-service.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { at, expect, sends, test } from '../helpers/site-test.ts'
import { testSettings } from '../helpers/test-settings.ts'

const dist = process.env.TEST_DIST ?? ''

type Answer = (response: ServerResponse) => unknown
const settings = testSettings()

/** Leaves out that our own server sends pages uncompressed. */
async function problemsOf(origin: string): Promise<string[]> {
  const problems = await smokeTest(new URL(origin), dist, settings)
  return problems.filter(line => !line.includes('It arrives uncompressed'))
}

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
    'and \\d+ more: It arrives uncompressed: ',
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
  }
  const { origin } = await startOwnSite(at(/^\/fi\?/, sends(200, headers, earlier)))
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
  const info = JSON.stringify(wireAnswer())
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
        response.writeHead(200, allow).end(Buffer.from('{"blackSide":true,"a":"ä"}', 'latin1')),
      ['Its answer is not in UTF-8: pages show � in place of some letters.'],
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
