import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { pageAddresses } from '../../scripts/build/dist-file.ts'
import { answerTo } from '../../scripts/stand-ins/scenarios.ts'
import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { anyAnswerLine, noOtherHost, pageOnScreen } from '../helpers/expect-page.ts'
import { goTo } from '../helpers/go-to.ts'
import { anyBody } from '../helpers/mutated-answer.ts'
import { at, expect, hangsUp, test } from '../helpers/site-test.ts'
import { askFor, startHost, whyMissing } from '../hosts/hosts.ts'

test.use({
  expectedErrors: [anyAnswerLine],
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), noOtherHost] }),
})

test.setTimeout(600_000)

const seed = Number(process.env.SOAK_SEED)
const dist = process.env.TEST_DIST ?? ''
const anyPage = fc.constantFrom(...pageAddresses(dist))

const scenario = fc.constantFrom('affiliate', 'many-brands', 'long-texts', 'missing-fields')
type Answer = { body: string; status: number; encoding: string; delivery: string }
const anyAnswer: fc.Arbitrary<Answer> = fc.record({
  body: fc.oneof(
    anyBody,
    scenario.map(name => JSON.stringify(answerTo(name, 'https://images.example').body)),
  ),
  status: fc.constantFrom(200, 200, 200, 200, 201, 301, 403, 500, 503),
  encoding: fc.constantFrom('identity', 'identity', 'identity', 'gzip'),
  delivery: fc.constantFrom('whole', 'whole', 'whole', 'whole', 'late', 'half', 'never', 'reset'),
})

async function send(response: ServerResponse, { body, status, encoding, delivery }: Answer) {
  if (delivery === 'reset') hangsUp(response)
  if (delivery === 'reset' || delivery === 'never') return
  if (delivery === 'late') await wait(6000)
  response.writeHead(status, { 'Content-Encoding': encoding })
  if (delivery === 'half') response.write(body.slice(0, body.length / 2))
  else response.end(body)
}

test('any answer and any outage leave a page', async ({ page, startOwnSite }) => {
  let given: Answer
  const { origin } = await startOwnSite(at(/^\/api\//, response => send(response, given)))
  const loads = fc.tuple(anyPage, anyAnswer)
  for (const [path, answer] of fc.sample(loads, { seed, numRuns: 10 })) {
    given = answer
    await goTo(page, origin + path)
    const said = `${path} with ${JSON.stringify(given).slice(0, 2000)}`
    expect(await pageOnScreen(page), said).toEqual(expectedPage(given, origin + path))
    await page.waitForLoadState('networkidle')
  }
})

/** Returns what an answer lets stand at an address. Whatever fails is the social casino. */
function expectedPage({ body, status, encoding, delivery }: Answer, address: string) {
  const isAnswer = delivery === 'whole' && status < 300 && encoding === 'identity'
  const info = isAnswer ? parseSiteInfo(json(body), address) : null
  const variant = info?.variant ?? 'social'
  const isList = variant === 'affiliate' && !/-policy|terms/.test(address)
  const cards = isList ? info?.brands.length : 0
  return { variant, cards, heading: true, waits: false, isError: false, runsScript: false }
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const oddPieces = [
  ...['/', '//', '/.', '/..', '/./', '/../', '\\', '%2f', '%5c', '%2e', '%', '%00', '%zz', '%ff'],
  ...['.html', '/index.html', '/index', '.', ';', ':', '@', '?', '&', '#', '*', '~', 'é', '%c3%a9'],
  ...['FI', 'au', '_headers', '.git', 'assets', '404', 'evil.example', 'x'.repeat(9000)],
]

test('no odd address on nginx leads elsewhere or ends in an error', async ({ page }) => {
  test.skip(whyMissing('nginx') !== '', whyMissing('nginx'))
  const { origin, close } = await startHost('nginx', dist)
  const piece = fc.oneof(anyPage, fc.constantFrom(...oddPieces))
  const paths = fc.array(piece, { minLength: 1, maxLength: 5 }).map(all => `/${all.join('')}`)
  for (const path of fc.sample(paths, { seed, numRuns: 60 })) {
    const first = await askFor(origin, path)
    expect([200, 301, 400, 404, 405, 414], path).toContain(first.status)
    const { location } = first.headers
    const next = new URL(location ?? '/', origin)
    expect(next.origin, path).toBe(origin)
    const last = location ? await askFor(origin, next.pathname + next.search) : first
    expect(last.headers, path).not.toHaveProperty('location')
    // A browser resolves dots and the like before it asks, and so asks for something else.
    if (last.status !== 200 || new URL(origin + path).href !== origin + path) continue
    if (!last.body.includes('id="spinner"')) continue
    await goTo(page, origin + path)
    const well = { variant: 'social', heading: true, waits: false, isError: false }
    expect(await pageOnScreen(page), path).toMatchObject(well)
  }
  await close()
})
