import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { pageAddresses, pageFile } from '../build/page-file.ts'
import type { Settings } from '../build/settings.ts'
import { hostHeaders, publishedHeaders, withoutUpgrade } from '../serve/serve-dist.ts'
import { asError } from '../system/as-error.ts'
import { filesBelow } from '../system/files-below.ts'
import { checkInfoService, patience } from './check-info-service.ts'

/** What is wrong at an address. */
type Finding = {
  where: string
  what: string
  /** What the problem costs a visitor each time. */
  cost?: { amount: number; unit: 'ms' | 'KB' }
}

/** A path, and the file of `dist` that answers it. */
type Wanted = { path: string; file: string }

/** The response to a request, and the redirect before it. */
type Answer = {
  response: Response
  bytes: Buffer
  redirect?: { status: number; milliseconds: number }
}

type SmokeInput = { address: URL; dist: string; settings: Settings }

export type SmokeResult = {
  /** How many pages and other files were compared. */
  pages: number
  files: number
  /** The problems, a line each. */
  findings: string[]
}

/** Compares a published site with a build and its settings. */
export async function smokeTest(input: SmokeInput): Promise<SmokeResult> {
  const { address, dist, settings } = input
  const pages = pageAddresses(dist)
  // Hosts read files such as _headers and do not send them.
  const files = filesBelow(dist).filter(file => !/^(?!slot\/).*\.html$|\.(?:br|gz)$|^_/.test(file))
  const wanted: Wanted[] = [
    ...pages.map(path => ({ path, file: pageFile(path) })),
    ...files.map(file => ({ path: `/${file.replace(/\.html$/, '')}`, file })),
  ]
  if (settings.infoForwardedTo !== '') {
    wanted.push({ path: '/api/no-such-call-for-the-smoke-test', file: '404.html' })
  }
  const problems = await checkInfoService(address, settings).catch(error => [noAnswer(error)])
  const findings: Finding[] = problems.map(what => ({ where: 'the info service', what }))

  const unknown = { path: '/no-such-page-for-the-smoke-test', file: '404.html' }
  const fallback = await ask(address, unknown.path).catch(() => undefined)
  if (fallback?.response.status === 200) {
    const what =
      'An unknown path gets status 200: switch off the single-page-app fallback, and send 404.html with status 404.'
    findings.push({ where: unknown.path, what })
  } else {
    wanted.unshift(unknown)
  }
  // Six requests at a time, as one visitor's browser makes them.
  const found: Finding[] = await Readable.from(wanted)
    .flatMap(each => checkFile(address, dist, each, fallback), { concurrency: 6 })
    .toArray()
  findings.push(...found)
  return { pages: pages.length, files: files.length, findings: listFindings(findings) }
}

/** Requests a path with the query of an advertisement, which a redirect must keep. */
async function ask({ origin }: URL, path: string): Promise<Answer> {
  const signal = AbortSignal.timeout(patience)
  const asked = new URL(`${path}?gclid=smoke`, origin)
  const started = performance.now()
  const first = await fetch(asked, { redirect: 'manual', signal })
  const { status, headers } = first
  const next = new URL((status < 400 && headers.get('location')) || asked, asked)
  if (next.origin !== origin || next.href === asked.href) {
    return { response: first, bytes: Buffer.from(await first.arrayBuffer()) }
  }
  const milliseconds = performance.now() - started
  await first.body?.cancel()
  const response = await fetch(next, { signal })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, redirect: { status, milliseconds } }
}

/** Compares the answer to a path with its file. `fallback` is the answer to an unknown path. */
async function checkFile(
  address: URL,
  dist: string,
  wanted: Wanted,
  fallback: Answer | undefined,
): Promise<Finding[]> {
  const where = wanted.path
  try {
    const { response, bytes, redirect } = await ask(address, where)
    const file = readFileSync(join(dist, wanted.file))
    const isFallback = fallback?.response.status === 200 && bytes.equals(fallback.bytes)
    if (isFallback && !bytes.equals(file)) {
      return []
    }
    const findings: Finding[] = problemsOf(response, bytes, dist, wanted).map(what => ({
      where,
      what,
    }))
    if (redirect) {
      findings.push({
        where: `${where} → ${new URL(response.url).pathname}`,
        what: `A redirect (${redirect.status}) comes first and costs every visitor a round trip.`,
        cost: { amount: redirect.milliseconds, unit: 'ms' },
      })
      if (new URL(response.url).search === '') {
        findings.push({
          where,
          what: 'The redirect drops the query, including gclid and secretkey.',
        })
      }
    }
    const wasted = bytes.length - gzipSync(bytes).length
    const isText = /\.(?:html|js|css|json|svg)$/.test(wanted.file)
    if (isText && wasted > smallest && !response.headers.has('content-encoding')) {
      findings.push({
        where,
        what: 'It arrives uncompressed: switch on gzip or brotli for HTML, JavaScript, CSS, JSON and SVG.',
        cost: { amount: wasted / 1024, unit: 'KB' },
      })
    }
    return findings
  } catch (error) {
    return [{ where, what: noAnswer(error) }]
  }
}

/** In bytes. Hosts need not compress a file if compression saves no packet. */
const smallest = 1400

/** The types that browsers require. Browsers accept JSON and manifests of any type. */
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
  if (status !== (isUnknown ? 404 : 200)) {
    return [`The status is ${status} instead of ${isUnknown ? 404 : 200}.`]
  }
  const isSame = bytes.equals(readFileSync(join(dist, file)))
  if (isUnknown && !isSame) {
    const body = bytes.length === 0 ? 'has no body' : 'is not 404.html'
    return [`It ${body}, so /au/poker shows no page of the site: send 404.html with status 404.`]
  }
  const problems: string[] = []
  const extension = extname(file)
  const type = headers.get('content-type') ?? ''
  if (types[extension]?.test(type) === false) {
    problems.push(
      `Its Content-Type is "${type}", which browsers do not accept for a ${extension} file.`,
    )
  }
  const caching = headers.get('cache-control') ?? ''
  if (extension === '.html' && !/\b(no-cache|no-store|max-age=0)\b/.test(caching)) {
    problems.push(`Browsers may reuse it without revalidating: Cache-Control is "${caching}".`)
  }
  if (!isSame) {
    problems.push(
      'It differs from the file in dist/: the host changes files (switch off minifying and added scripts), or another build was published.',
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
    const costs = same.flatMap(({ cost = [] }) => cost).sort((a, b) => a.amount - b.amount)
    const median = costs[costs.length >> 1]
    const cost = median ? ` This costs ${Math.ceil(median.amount)} ${median.unit} each.` : ''
    return `${addresses.slice(0, 3).join(', ')}${more}: ${what}${cost}`
  })
}

/** Returns why a request failed. Node says only "fetch failed"; the cause contains the reason. */
function noAnswer(error: unknown): string {
  const { cause, message } = asError(error)
  const reason = cause === undefined ? message : (asError(cause).code ?? asError(cause).message)
  return `There is no response: ${reason}.`
}
