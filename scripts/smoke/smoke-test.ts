import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pageAddresses, pageFile } from '../build/dist-file.ts'
import type { Settings } from '../build/settings.ts'
import { hostHeaders, publishedHeaders, withoutUpgrade } from '../serve/serve-dist.ts'
import { filesBelow } from '../system/files-below.ts'
import { checkInfoService, patience } from './check-info-service.ts'

/** What is wrong at an address. A redirect says how long it took. */
type Finding = { where: string; what: string; milliseconds?: number }

/** A path, and the file of `dist` that it should be answered with. */
type Wanted = { path: string; file: string }

type SmokeInput = { address: URL; dist: string; settings: Settings }

/**
 * Compares a published site from outside with a build and its settings: every page and file, the page
 * for an unknown path, and the info service, which is told the query of the address. Returns what is
 * wrong, a line each.
 */
export async function smokeTest({ address, dist, settings }: SmokeInput) {
  const pages = pageAddresses(dist)
  // Hosts read _headers and do not send it.
  const files = filesBelow(dist).filter(
    file => !/^(?!slot\/).*\.html$|\.(?:br|gz)$|^_headers$/.test(file),
  )
  const wanted: Wanted[] = [
    ...pages.map(path => ({ path, file: pageFile(path) })),
    { path: '/no-such-page-for-the-smoke-test', file: '404.html' },
    ...files.map(file => ({ path: `/${file.replace(/\.html$/, '')}`, file })),
  ]
  const problems = await checkInfoService(address, settings).catch(error => [noAnswer(error)])
  // Six at a time, like one visitor.
  const findings: Finding[] = await Readable.from(wanted)
    .flatMap(each => checkFile(address, dist, each), { concurrency: 6 })
    .toArray()
  findings.unshift(...problems.map(what => ({ where: 'the info service', what })))
  return { pages: pages.length, files: files.length, findings: listFindings(findings) }
}

/**
 * Asks for a file of `dist` with a query as advertisements have, which a redirect must not drop.
 * Follows redirects as a browser does; but one within the site is a finding.
 */
async function checkFile({ origin }: URL, dist: string, wanted: Wanted): Promise<Finding[]> {
  const where = wanted.path
  const findings: Finding[] = []
  const find = (what: string) => void findings.push({ where, what })
  try {
    const signal = AbortSignal.timeout(patience)
    const asked = new URL(`${where}?gclid=smoke`, origin)
    const started = performance.now()
    let response = await fetch(asked, { redirect: 'manual', signal })
    const { status, headers } = response
    const next = new URL((status < 400 && headers.get('location')) || asked, asked)
    if (next.origin === origin && next.href !== asked.href) {
      findings.push({
        where: `${where} → ${next.pathname}`,
        what: `A redirect (${status}) comes before it: one more round trip for every visitor.`,
        milliseconds: performance.now() - started,
      })
      await response.body?.cancel()
      response = await fetch(next, { signal })
      if (new URL(response.url).search === '')
        find('The redirect drops the query, and gclid and secretkey with it.')
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    problemsOf(response, bytes, dist, wanted).forEach(find)
  } catch (error) {
    find(noAnswer(error))
  }
  return findings
}

/** The types that a browser insists on; it takes JSON and manifests as anything. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png\b/,
}

/** Returns what is wrong with the answer to who asked for a file of `dist` at a path. */
function problemsOf(answer: Response, bytes: Buffer, dist: string, { path, file }: Wanted) {
  const { status, headers, url } = answer
  const isUnknown = file === '404.html'
  if (isUnknown && status === 200)
    return [
      'An unknown path is answered with status 200: switch off the fallback for single-page apps, and have 404.html sent with status 404.',
    ]
  if (status !== (isUnknown ? 404 : 200))
    return [`The status is ${status}, and should be ${isUnknown ? 404 : 200}.`]
  if (isUnknown && bytes.length === 0)
    return ['It has no body, so /au/poker is a blank page: have 404.html sent with status 404.']
  const problems: string[] = []
  const ending = extname(file)
  const type = headers.get('content-type') ?? ''
  if (types[ending]?.test(type) === false)
    problems.push(`It is sent as "${type}", which a browser does not take for a ${ending} file.`)
  const caching = headers.get('cache-control') ?? ''
  if (ending === '.html' && !/\b(no-cache|no-store|max-age=0)\b/.test(caching))
    problems.push(`Browsers may keep it without asking: Cache-Control is "${caching}".`)
  if (!bytes.equals(readFileSync(join(dist, file))))
    problems.push(
      'It is not the file in dist/: the host changes files (switch off minifying and added scripts), or another build was published.',
    )
  // A site without https (on one's own machine) need not send anybody to https.
  const isSecure = url.startsWith('https:')
  const policy = isSecure ? publishedHeaders(dist, path) : hostHeaders(dist, path)
  for (const [name, value] of Object.entries(policy)) {
    const given = headers.get(name)
    const short = given && given.length > 120 ? `${given.slice(0, 120)}…` : given
    if (given === null) problems.push(`The header ${name} is missing.`)
    else if ((isSecure ? given : withoutUpgrade(given)) !== value)
      problems.push(`The header ${name} is not the policy’s, but "${short}".`)
  }
  return problems
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
function noAnswer(error: unknown): string {
  const { cause } = Object(error)
  return `It does not answer: ${Object(cause).code ?? Object(cause).message ?? error}.`
}
