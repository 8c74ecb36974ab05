import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pageAddresses, pageFile } from '../build/page-file.ts'
import type { Settings } from '../build/settings.ts'
import { hostHeaders, publishedHeaders, withoutUpgrade } from '../serve/serve-dist.ts'
import { asError } from '../system/as-error.ts'
import { filesBelow } from '../system/files-below.ts'
import { checkInfoService, patience } from './check-info-service.ts'

/** What is wrong at an address, and how long a redirect took. */
type Finding = { where: string; what: string; milliseconds?: number }

/** A path, and the file of `dist` that answers it. */
type Wanted = { path: string; file: string }

type SmokeInput = { address: URL; dist: string; settings: Settings }

/** Compares a published site with a build and its settings. Returns the problems, a line each. */
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
  const found: Finding[] = await Readable.from(wanted)
    .flatMap(each => checkFile(address, dist, each), { concurrency: 6 })
    .toArray()
  const findings = [...problems.map(what => ({ where: 'the info service', what })), ...found]
  return { pages: pages.length, files: files.length, findings: listFindings(findings) }
}

/** Requests a file with the query of an advertisement, which a redirect must keep. */
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
        what: `A redirect (${status}) comes first and costs every visitor a round trip.`,
        milliseconds: performance.now() - started,
      })
      await response.body?.cancel()
      response = await fetch(next, { signal })
      if (new URL(response.url).search === '') {
        find('The redirect drops the query, including gclid and secretkey.')
      }
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    problemsOf(response, bytes, dist, wanted).forEach(find)
  } catch (error) {
    find(noAnswer(error))
  }
  return findings
}

/** The types that a browser insists on. It accepts JSON and manifests of any type. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png\b/,
}

function problemsOf(
  { status, headers, url }: Response,
  bytes: Buffer,
  dist: string,
  wanted: Wanted,
) {
  const { path, file } = wanted
  const isUnknown = file === '404.html'
  if (isUnknown && status === 200) {
    return [
      'An unknown path gets status 200: switch off the single-page-app fallback, and send 404.html with status 404.',
    ]
  }
  if (status !== (isUnknown ? 404 : 200)) {
    return [`The status is ${status} instead of ${isUnknown ? 404 : 200}.`]
  }
  if (isUnknown && bytes.length === 0) {
    return ['It has no body, so /au/poker is a blank page: send 404.html with status 404.']
  }
  const problems: string[] = []
  const ending = extname(file)
  const type = headers.get('content-type') ?? ''
  if (types[ending]?.test(type) === false) {
    problems.push(
      `Its Content-Type is "${type}", which browsers do not accept for a ${ending} file.`,
    )
  }
  const caching = headers.get('cache-control') ?? ''
  if (ending === '.html' && !/\b(no-cache|no-store|max-age=0)\b/.test(caching)) {
    problems.push(`Browsers may reuse it without revalidating: Cache-Control is "${caching}".`)
  }
  if (!bytes.equals(readFileSync(join(dist, file)))) {
    problems.push(
      'It is not the file in dist/: the host changes files (switch off minifying and added scripts), or another build was published.',
    )
  }
  // A site without https, such as a local one, need not send browsers to https.
  const isSecure = url.startsWith('https:')
  const policy = isSecure ? publishedHeaders(dist, path) : hostHeaders(dist, path)
  for (const [name, value] of Object.entries(policy)) {
    const given = headers.get(name)
    if (given === null) {
      problems.push(`The header ${name} is missing.`)
    } else if ((isSecure ? given : withoutUpgrade(given)) !== value) {
      problems.push(
        `The header ${name} differs from the build’s: "${given.replace(/(?<=^.{120}).+/, '…')}".`,
      )
    }
  }
  return problems
}

/** Returns findings as lines: each problem once, with the first three addresses that have it. */
function listFindings(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ what }) => what))].map(what => {
    const same = findings.filter(finding => finding.what === what)
    const addresses = same.map(({ where }) => where).sort()
    const more = addresses.length > 3 ? ` and ${addresses.length - 3} more` : ''
    const times = same.flatMap(({ milliseconds = [] }) => milliseconds).sort((a, b) => a - b)
    const median = times[times.length >> 1]
    const cost = median === undefined ? '' : ` From here it takes ${Math.ceil(median)} ms.`
    return `${addresses.slice(0, 3).join(', ')}${more}: ${what}${cost}`
  })
}

/** Returns why a request failed. Node says only "fetch failed", and the reason as its cause. */
function noAnswer(error: unknown): string {
  const { cause, message } = asError(error)
  const reason = cause === undefined ? message : (asError(cause).code ?? asError(cause).message)
  return `There is no response: ${reason}.`
}
