import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeaders } from '../../scripts/serve/serve-dist.ts'
import { wireAnswer } from '../../scripts/serve/stand-ins/wire-answer.ts'
import { checkInfoService } from '../../scripts/smoke/check-info-service.ts'
import { smokeTest } from '../../scripts/smoke/smoke-test.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { at, expect, sends, test } from '../helpers/site-test.ts'
import { startInfoService } from '../helpers/start-info-service.ts'
import { testSettings } from '../helpers/test-settings.ts'

const dist = process.env.TEST_DIST ?? ''
const settings = testSettings()

/** Returns what the smoke test finds, except that our own server sends pages uncompressed. */
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

test('an info service that fails or cannot be read is reported', async ({ startOwnSite }) => {
  const { origin, close } = await startInfoService()
  const problems = (secretKey: string, INFO_SERVICE_URL = origin) =>
    checkInfoService(new URL(`https://www.example.com/?secretkey=${secretKey}`), dist, {
      ...settings,
      INFO_SERVICE_URL,
      INFO_FORWARDED: false,
    })
  expect(await problems('affiliate')).toEqual([])
  expect(await problems('error-500')).toEqual(['It answers with status 500.'])
  await close()
  const headers = { 'Access-Control-Allow-Headers': 'content-type, x-api-key' }
  const unreadable = await startOwnSite(at(/^/, sends(200, headers, JSON.stringify(wireAnswer()))))
  expect(await problems('', unreadable.origin)).toEqual([
    'Its Access-Control-Allow-Origin is "" instead of "https://www.example.com".',
  ])
})
