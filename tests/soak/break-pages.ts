import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { chromium } from 'playwright'
import { buildSite } from '../../scripts/build/build-site.ts'
import { pageAddresses } from '../../scripts/build/dist-file.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { serveDist } from '../../scripts/serve/serve-dist.ts'
import { answerTo } from '../../scripts/stand-ins/scenarios.ts'
import { findChromium } from '../../scripts/test/chromium.ts'
import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { at } from '../helpers/answers.ts'
import { anyAnswerLine, noOtherHost, pageOnScreen } from '../helpers/expect-page.ts'
import { hydrated } from '../helpers/go-to.ts'
import { anyBody } from '../helpers/mutated-answer.ts'
import { askFor, startHost } from '../hosts/hosts.ts'

const timeoutMs = 3000
const settings = readSettings({ INFO_TIMEOUT_MS: `${timeoutMs}` })

type Answer = {
  body: string
  status: number
  headers: Record<string, string>
  delayMs: number
  /** `half`: headers and half of the body, then silence. `reset`: the connection is cut. */
  delivery: 'whole' | 'half' | 'never' | 'reset'
}

/** Sends an answer in the way it says. */
async function send(response: ServerResponse, { body, status, headers, ...how }: Answer) {
  if (how.delivery === 'reset') response.socket?.resetAndDestroy()
  if (how.delivery === 'reset' || how.delivery === 'never') return
  await wait(how.delayMs)
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers })
  if (how.delivery === 'half') response.write(body.slice(0, body.length / 2))
  else response.end(body)
}

/** Starts what these trials look at. `answerWith` sets what the info service does. */
async function start() {
  const { dist } = await buildSite({ root: process.cwd(), command: 'soak', settings })
  let current: Answer | undefined
  const site = await serveDist(
    dist,
    0,
    at(/^\/api\//, response => current && send(response, current)),
  )
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', noOtherHost],
  })
  const nginx = await startHost('nginx', dist)
  const answerWith = (next: Answer) => {
    current = next
  }
  return { browser, pages: pageAddresses(dist), site: site.origin, nginx: nginx.origin, answerWith }
}

let started: ReturnType<typeof start> | undefined
const running = () => {
  started ??= start()
  return started
}

/** Opens an address in a new window. Returns what stands there when React has it. */
async function open(address: string) {
  const page = await (await running()).browser.newPage()
  const complaints: string[] = []
  const unfinished = new Set<string>()
  page.on('pageerror', error => complaints.push(`${error}`))
  page.on('console', line => {
    if (line.type() === 'error' && !anyAnswerLine.test(line.text())) complaints.push(line.text())
  })
  page.on('request', request => {
    if (!/image|document/.test(request.resourceType())) unfinished.add(request.url())
  })
  page.on('requestfinished', request => unfinished.delete(request.url()))
  page.on('requestfailed', request => unfinished.delete(request.url()))
  try {
    await page.goto(address)
    await hydrated(page)
    const seen = await pageOnScreen(page)
    for (let look = 0; unfinished.size > 0 && look < 50; look++) await wait(100)
    return { ...seen, complaints, unfinished: [...unfinished] }
  } catch (error) {
    return `${error}`
  } finally {
    await page.close()
  }
}

/** Returns what differs from what is expected, '' where nothing does. */
function differences(seen: object | string, expected: Record<string, unknown>): string {
  const wrong = Object.entries(expected).filter(
    ([name, value]) => JSON.stringify(Object(seen)[name]) !== JSON.stringify(value),
  )
  return wrong.length > 0 ? `${JSON.stringify(seen)}, not ${JSON.stringify(wrong)}` : ''
}

const well = { heading: true, waits: false, isError: false, complaints: [], unfinished: [] }

const scenario = fc.constantFrom('affiliate', 'many-brands', 'long-texts', 'missing-fields')
const anyAnswer: fc.Arbitrary<Answer> = fc.record({
  body: fc.oneof(
    anyBody,
    scenario.map(name => JSON.stringify(answerTo(name, 'https://images.example').body)),
  ),
  status: fc.constantFrom(200, 200, 200, 200, 201, 301, 403, 500, 503),
  headers: fc.constantFrom<Record<string, string>[]>({}, {}, {}, { 'Content-Encoding': 'gzip' }),
  delayMs: fc.constantFrom(0, 0, 0, 100, timeoutMs + 500),
  delivery: fc.constantFrom('whole', 'whole', 'whole', 'half', 'never', 'reset'),
})

/** Returns what an answer lets stand at an address. Whatever fails is the social casino. */
function expectedPage({ body, status, headers, delayMs, delivery }: Answer, address: string) {
  const isAnswer = delivery === 'whole' && delayMs < timeoutMs && status < 300
  const info = isAnswer && !headers['Content-Encoding'] ? parseSiteInfo(json(body), address) : null
  const variant = info?.variant ?? 'social'
  const isList = variant === 'affiliate' && !/-policy|terms/.test(address)
  return { ...well, runsScript: false, variant, cards: isList ? info?.brands.length : 0 }
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Loads ten pages, each with another answer or outage of the info service. */
export async function randomAnswers(seed: number): Promise<string[]> {
  const { pages, site, answerWith } = await running()
  const load = fc.record({ path: fc.constantFrom(...pages), given: anyAnswer })
  const found: string[] = []
  for (const { path, given } of fc.sample(load, { seed, numRuns: 10 })) {
    answerWith(given)
    const wrong = differences(await open(site + path), expectedPage(given, site + path))
    if (wrong) found.push(`${path} with ${JSON.stringify(given).slice(0, 2000)}: ${wrong}`)
  }
  return found
}

const oddPieces = [
  ...['/', '//', '/.', '/..', '/./', '/../', '\\', '%2f', '%5c', '%2e', '%', '%00', '%zz', '%ff'],
  ...['.html', '/index.html', '/index', '.', ';', ':', '@', '?', '&', '#', '*', '~', 'é', '%c3%a9'],
  ...['FI', 'au', '_headers', '.git', 'assets', '404', 'evil.example', 'x'.repeat(9000)],
]

/** Asks nginx for sixty odd addresses, and opens those where it has a page. */
export async function oddAddresses(seed: number): Promise<string[]> {
  const { pages, nginx } = await running()
  const part = fc.oneof(fc.constantFrom(...pages), fc.constantFrom(...oddPieces))
  const address = fc.array(part, { minLength: 1, maxLength: 5 }).map(parts => `/${parts.join('')}`)
  const found: string[] = []
  for (const path of fc.sample(address, { seed, numRuns: 60 })) {
    const say = (what: string) => found.push(`${path.slice(0, 200)}: ${what}`)
    const first = await askFor(nginx, path)
    if (![200, 301, 400, 404, 405, 414].includes(first.status)) say(`status ${first.status}`)
    const { location } = first.headers
    const next = new URL(location ?? '/', nginx)
    if (next.origin !== nginx) say(`leads to ${next}`)
    const last = location ? await askFor(nginx, next.pathname + next.search) : first
    if (last.headers.location) say(`leads on from ${next} to ${last.headers.location}`)
    if (last.status !== 200 || !last.body.includes('id="spinner"')) continue
    // A browser resolves dots and the like before it asks, and so asks for something else.
    if (new URL(nginx + path).href !== nginx + path) continue
    const wrong = differences(await open(nginx + path), { ...well, variant: 'social' })
    if (wrong) say(wrong)
  }
  return found
}
