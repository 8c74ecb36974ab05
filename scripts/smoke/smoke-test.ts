import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pageAddresses, pageFile } from '../build/dist-file.ts'
import type { Settings } from '../build/settings.ts'
import { filesBelow } from '../files-below.ts'
import { publishedHeaders, withoutUpgrade } from '../serve/serve-dist.ts'
import { checkInfoService, patience } from './check-info-service.ts'

/** What a path should be answered with: a file of `dist/` and headers. */
type Wanted = { path: string; bytes: Buffer; ending: string; status: 200 | 404; headers: Headers }

/** What is wrong at an address. A redirect says how long it took. */
type Finding = { where: string; what: string; milliseconds?: number }

type SmokeInput = { address: URL; dist: string; settings: Settings }

/**
 * Compares a published site from outside with a build and its settings: every page and file, the page
 * for an unknown path, and the info service, which is told the query of the address. Returns what is
 * wrong, a line each.
 */
export async function smokeTest({ address, dist, settings }: SmokeInput) {
  const policy = publishedHeaders(dist)
  const pages = pageAddresses(dist)
  // Hosts read _headers and send it to nobody.
  const files = filesBelow(dist).filter(file => !/\.(?:html|br|gz)$|^_headers$/.test(file))
  const wanted = (path: string, file: string, status: 200 | 404 = 200): Wanted => ({
    path,
    bytes: readFileSync(join(dist, file)),
    ending: extname(file),
    status,
    headers: new Headers(policy(path)),
  })
  const left = [
    ...pages.map(path => wanted(path, pageFile(path))),
    wanted('/no-such-page-for-the-smoke-test', '404.html', 404),
    ...files.map(file => wanted(`/${file}`, file)),
  ]
  const infoProblems = await checkInfoService(address, settings).catch(noAnswer)
  const findings: Finding[] = infoProblems.map(what => ({ where: 'the info service', what }))
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { path: where } = next
      const failed = (error: unknown) => noAnswer(error).map(what => ({ where, what }))
      findings.push(...(await checkAnswer(address.origin, next).catch(failed)))
    }
  }
  // Six at once: a host should take us for one visitor.
  await Promise.all(Array.from({ length: 6 }, work))
  return { pages: pages.length, files: files.length, findings: listFindings(findings) }
}

/**
 * Asks with a query as advertisements have, which a redirect must not drop, and follows redirects as a
 * browser does; but each of them within the site is a finding.
 */
async function checkAnswer(origin: string, wanted: Wanted): Promise<Finding[]> {
  const redirects: Finding[] = []
  for (let address = new URL(`${wanted.path}?gclid=smoke`, origin); ; ) {
    const started = performance.now()
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(address, { redirect: 'manual', signal })
    const bytes = Buffer.from(await response.arrayBuffer())
    const place = response.status < 400 ? response.headers.get('location') : null
    const next = place && new URL(place, address)
    if (!next || next.origin !== origin || redirects.length === 3) {
      const problems = problemsOf(response, bytes, wanted, address.protocol === 'https:')
      if (address.search === '')
        problems.unshift('The redirect drops the query, and gclid and secretkey with it.')
      return [...redirects, ...problems.map(what => ({ where: wanted.path, what }))]
    }
    redirects.push({
      where: `${address.pathname} → ${next.pathname}`,
      what: `A redirect (${response.status}) comes before it: one more round trip for every visitor.`,
      milliseconds: performance.now() - started,
    })
    address = next
  }
}

/** The types that a browser insists on; it takes JSON and manifests as anything. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png\b/,
}

function problemsOf(
  { status, headers }: Response,
  bytes: Buffer,
  wanted: Wanted,
  isSecure: boolean,
): string[] {
  if (wanted.status === 404 && status === 200)
    return [
      'An unknown path is answered with status 200: switch off the fallback for single-page apps, and have 404.html sent with status 404.',
    ]
  if (status !== wanted.status) return [`The status is ${status}, and should be ${wanted.status}.`]
  if (status === 404 && bytes.length === 0)
    return ['It has no body, so /au/poker is a blank page: have 404.html sent with status 404.']
  const { ending } = wanted
  const type = headers.get('content-type') ?? ''
  const caching = headers.get('cache-control') ?? ''
  return [
    types[ending]?.test(type) === false &&
      `It is sent as "${type}", which a browser does not take for a ${ending} file.`,
    ending === '.html' &&
      !/\b(no-cache|no-store|max-age=0)\b/.test(caching) &&
      `Browsers may keep it without asking: Cache-Control is "${caching}".`,
    !bytes.equals(wanted.bytes) &&
      'It is not the file in dist/: the host changes files (switch off minifying and added scripts), or another build was published.',
    ...headerProblems(headers, wanted.headers, isSecure),
  ].filter(problem => problem !== false)
}

/** A site without https (on one's own machine) need not send anybody to https. */
function headerProblems(served: Headers, wanted: Headers, isSecure: boolean): string[] {
  const compared = (text: string) => (isSecure ? text : withoutUpgrade(text))
  return [...wanted].flatMap(([name, value]) => {
    const given = served.get(name)
    if (given === null)
      return isSecure || name !== 'strict-transport-security'
        ? [`The header ${name} is missing.`]
        : []
    if (compared(given) === compared(value)) return []
    const short = given.length > 120 ? `${given.slice(0, 120)}…` : given
    return [`The header ${name} is not the policy’s, but "${short}".`]
  })
}

/** Returns findings as lines, the same one at many places in one line that names the first three. */
function listFindings(findings: readonly Finding[]): string[] {
  const whats = [...new Set(findings.map(({ what }) => what))]
  return whats.map(what => {
    const same = findings.filter(finding => finding.what === what)
    const places = same.map(({ where }) => where).sort()
    const more = places.length > 3 ? ` and ${places.length - 3} more` : ''
    const times = same.flatMap(({ milliseconds = [] }) => milliseconds).sort((a, b) => a - b)
    const median = times[times.length >> 1]
    const cost = median === undefined ? '' : ` From here it takes ${Math.ceil(median)} ms.`
    return `${places.slice(0, 3).join(', ')}${more}: ${what}${cost}`
  })
}

/** Node says no more than "fetch failed", and the reason as its cause. */
function noAnswer(error: unknown): string[] {
  const { cause } = Object(error)
  return [`It does not answer: ${Object(cause).code ?? Object(cause).message ?? error}.`]
}
