import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { isCompressible } from '../build/compress-files.ts'
import type { Settings } from '../build/settings.ts'
import { readSiteFile } from '../build/site-file.ts'
import { asError } from '../system/as-error.ts'
import { filesBelow } from '../system/files-below.ts'
import { CommandError } from '../system/run-command.ts'
import { checkHeaders } from './check-headers.ts'
import { checkInfoService } from './check-info-service.ts'

/** A path, and the file of `dist` that answers it. */
type Wanted = { path: string; file: string }

/**
 * Compares a published site with a build and its settings. Returns a line for each problem. Throws a
 * CommandError if the site is at another address.
 */
export async function smokeTest(site: URL, dist: string, settings: Settings): Promise<string[]> {
  const elsewhere = await otherOrigin(site)
  if (elsewhere) {
    throw new CommandError(
      `${site.origin} sends visitors to ${elsewhere}. If that is the site, test it: npm run smoke "${elsewhere}${site.pathname}${site.search}"`,
    )
  }
  const wanted = wantedFiles(dist, settings)
  // Six requests at a time, as one visitor's browser makes them.
  const problems = await Readable.from(wanted)
    .flatMap(file => checkFile(site, dist, file), { concurrency: 6 })
    .toArray()
  const ofService = await checkInfoService(site, dist, settings).catch(noAnswer)
  problems.push(...ofService.map(message => ({ path: 'the info service', message })))
  return listProblems(problems)
}

/** Returns the origin to which a host redirects visitors, such as www.example.com for example.com. */
async function otherOrigin(site: URL): Promise<string | undefined> {
  const response = await get(site, '/').catch(() => null)
  const { origin } = new URL(response?.url ?? site)
  return origin === site.origin ? undefined : origin
}

/** The query of an advertisement, which a redirect must keep. */
const query = '?gclid=smoke'

const get = ({ origin }: URL, path: string) =>
  fetch(new URL(path + query, origin), { signal: AbortSignal.timeout(20_000) })

function wantedFiles(dist: string, { INFO_FORWARDED }: Settings): Wanted[] {
  const unknown = ['/no-such-page-for-the-smoke-test']
  if (INFO_FORWARDED) {
    unknown.push('/api/no-such-call-for-the-smoke-test')
  }
  // Hosts read files such as _headers and do not send them.
  const files = filesBelow(dist).filter(
    file => !/^(?!slot\/).*\.html$|\.(?:br|gz)$|^[._]/.test(file),
  )
  return [
    ...unknown.map(path => ({ path, file: '404.html' })),
    ...readSiteFile(dist).pages.map(({ address, file }) => ({ path: address, file })),
    ...files.map(file => ({ path: `/${file.replace(/\.html$/, '')}`, file })),
  ]
}

type Problem = { path: string; message: string }

async function checkFile(site: URL, dist: string, wanted: Wanted): Promise<Problem[]> {
  try {
    const response = await get(site, wanted.path)
    const bytes = Buffer.from(await response.arrayBuffer())
    const problems = problemsOf(response, bytes, dist, wanted)
    if (response.redirected) {
      const { pathname, search } = new URL(response.url)
      const drops = search === query ? '' : ', and drops the query'
      problems.push(`A redirect to ${pathname} costs every visitor a round trip${drops}.`)
    }
    return problems.map(message => ({ path: wanted.path, message }))
  } catch (error) {
    return noAnswer(error).map(message => ({ path: wanted.path, message }))
  }
}

/** The types that browsers require. Browsers accept JSON and manifests of any type. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png\b/,
}

function problemsOf(response: Response, bytes: Buffer, dist: string, wanted: Wanted): string[] {
  const { status, headers } = response
  const { path, file } = wanted
  const expected = file === '404.html' ? 404 : 200
  if (status !== expected) {
    return [`The status is ${status} instead of ${expected}.`]
  }
  const problems = checkHeaders(response, dist, path)
  const type = headers.get('content-type') ?? ''
  const extension = extname(file)
  if (types[extension]?.test(type) === false) {
    problems.push(
      `Its Content-Type is "${type}": browsers do not accept it for ${extension} files.`,
    )
  }
  const caching = headers.get('cache-control') ?? ''
  if (extension === '.html' && !/\b(no-cache|no-store|max-age=0)\b/.test(caching)) {
    problems.push(`Browsers may reuse it without revalidating: Cache-Control is "${caching}".`)
  }
  if (extension === '.html' && isOfTime(headers)) {
    problems.push(
      'Its ETag or Last-Modified is the file’s time, which two builds can share: returning visitors would keep the old page. Send neither, or an ETag of the bytes.',
    )
  }
  const isPublished = file === 'robots.txt' ? hasLines : isSame
  if (!isPublished(bytes, readFileSync(join(dist, file)))) {
    problems.push(
      `It differs from ${expected === 404 ? '404.html' : 'the file'} in dist/: the host changes files (switch off minifying and added scripts), or another build was published.`,
    )
  }
  // Hosts need not compress a file if compression saves no packet.
  const isLarge = bytes.length - gzipSync(bytes).length > 1400
  if (isCompressible(file) && isLarge && !headers.has('content-encoding')) {
    problems.push('It arrives uncompressed: switch on gzip or brotli.')
  }
  return problems
}

/**
 * Is true if browsers recognise a newer page only by its file’s time, as nginx, Caddy and Apache
 * write it.
 */
function isOfTime(headers: Headers): boolean {
  const time = Date.parse(headers.get('last-modified') ?? '')
  if (Number.isNaN(time)) {
    return false
  }
  const etag = headers.get('etag')
  const seconds = BigInt(time / 1000)
  return (
    etag === null ||
    etag.includes(seconds.toString(16)) ||
    etag.includes(seconds.toString(36)) ||
    etag.includes((seconds * 10n ** 6n).toString(16)) ||
    etag.includes((seconds * 10n ** 9n).toString(36))
  )
}

/** Ignores the month of the build, which home pages contain. */
function isSame(one: Buffer, other: Buffer): boolean {
  const withoutMonth = (html: Buffer) =>
    `${html}`.replace(/(?<=<span data-months="[^"]*">)[^<]*/, '')
  return one.equals(other) || withoutMonth(one) === withoutMonth(other)
}

/** Ignores lines that a CDN adds to robots.txt. */
function hasLines(text: Buffer, published: Buffer): boolean {
  const lines = `${text}`.split(/\r?\n/)
  return `${published}`
    .trim()
    .split('\n')
    .every(line => lines.includes(line))
}

/** Lists each problem once, with the first three paths that have it. */
function listProblems(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ message }) => message))].map(message => {
    const paths = problems.filter(problem => problem.message === message).map(({ path }) => path)
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : ''
    return `${paths.sort().slice(0, 3).join(', ')}${more}: ${message}`
  })
}

/** Explains why a request failed. Node says only "fetch failed"; the cause contains the reason. */
const noAnswer = (error: unknown): string[] => {
  const { cause, message } = asError(error)
  return [`There is no response: ${cause ? asError(cause).message : message}.`]
}
