import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { pageAddresses, pageFile } from '../build/page-file.ts'
import type { Settings } from '../build/settings.ts'
import { asError } from '../system/as-error.ts'
import { filesBelow } from '../system/files-below.ts'
import { checkHeaders } from './check-headers.ts'
import { checkInfoService } from './check-info-service.ts'

type SmokeInput = { address: URL; dist: string; settings: Settings }

export type SmokeResult = {
  /** How many pages and other files were compared. */
  pages: number
  files: number
  /** The problems, a line each. */
  findings: string[]
}

/** A path, and the file of `dist` that answers it. */
type Wanted = { path: string; file: string }

/** Compares a published site with a build and its settings. */
export async function smokeTest({ address, dist, settings }: SmokeInput): Promise<SmokeResult> {
  const pages = pageAddresses(dist)
  // Hosts read files such as _headers and do not send them.
  const files = filesBelow(dist).filter(file => !/^(?!slot\/).*\.html$|\.(?:br|gz)$|^_/.test(file))
  const unknown = ['/no-such-page-for-the-smoke-test']
  if (settings.infoForwarded) {
    unknown.push('/api/no-such-call-for-the-smoke-test')
  }
  const wanted: Wanted[] = [
    ...unknown.map(path => ({ path, file: '404.html' })),
    ...pages.map(path => ({ path, file: pageFile(path) })),
    ...files.map(file => ({ path: `/${file.replace(/\.html$/, '')}`, file })),
  ]
  const checkAll = async ({ path, file }: Wanted) =>
    (await ask(address, dist, { path, file })).map(what => ({ path, what }))
  // Six requests at a time, as one visitor's browser makes them.
  const found = await Readable.from(wanted).flatMap(checkAll, { concurrency: 6 }).toArray()
  const ofService = await checkInfoService(address, dist, settings).catch(noAnswer)
  const problems = [...found, ...ofService.map(what => ({ path: 'the info service', what }))]
  return { pages: pages.length, files: files.length, findings: listProblems(problems) }
}

/** Requests a path with the query of an advertisement, which a redirect must keep. Returns its problems. */
async function ask({ origin }: URL, dist: string, wanted: Wanted): Promise<string[]> {
  const asked = new URL(`${wanted.path}?gclid=smoke`, origin)
  try {
    const response = await fetch(asked, { signal: AbortSignal.timeout(20_000) })
    const bytes = Buffer.from(await response.arrayBuffer())
    const problems = checkAnswer(response, bytes, dist, wanted)
    if (response.redirected) {
      const { pathname, search } = new URL(response.url)
      problems.push(`A redirect to ${pathname} comes first and costs every visitor a round trip.`)
      if (search !== asked.search) {
        problems.push('The redirect drops the query, including gclid and secretkey.')
      }
    }
    return problems
  } catch (error) {
    return noAnswer(error)
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

/** In bytes. Hosts need not compress a file if compression saves no packet. */
const smallest = 1400

function checkAnswer(response: Response, bytes: Buffer, dist: string, wanted: Wanted): string[] {
  const { status, headers } = response
  const { path, file } = wanted
  const isUnknown = file === '404.html'
  const expected = isUnknown ? 404 : 200
  if (status !== expected) {
    return [
      `The status is ${status} instead of ${expected}${isUnknown ? ': send 404.html with status 404 for unknown paths' : ''}.`,
    ]
  }
  const problems = checkHeaders(response, dist, path)
  const type = headers.get('content-type') ?? ''
  const extension = extname(file)
  if (types[extension]?.test(type) === false) {
    problems.push(
      `Its Content-Type is "${type}", which browsers do not accept for a ${extension} file.`,
    )
  }
  const caching = headers.get('cache-control') ?? ''
  if (extension === '.html' && !/\b(no-cache|no-store|max-age=0)\b/.test(caching)) {
    problems.push(`Browsers may reuse it without revalidating: Cache-Control is "${caching}".`)
  }
  if (!isSame(bytes, readFileSync(join(dist, file)))) {
    problems.push(
      isUnknown
        ? 'It is not 404.html, so /au/poker shows no page of the site: send 404.html with status 404.'
        : 'It differs from the file in dist/: the host changes files (switch off minifying and added scripts), or another build was published.',
    )
  }
  const isText = /\.(?:html|js|css|json|svg)$/.test(file)
  const wasted = isText ? bytes.length - gzipSync(bytes).length : 0
  if (wasted > smallest && !headers.has('content-encoding')) {
    problems.push(
      'It arrives uncompressed: switch on gzip or brotli for HTML, JavaScript, CSS, JSON and SVG.',
    )
  }
  return problems
}

/** Returns whether two files are equal. Home pages contain the month of the build. */
function isSame(one: Buffer, other: Buffer): boolean {
  const withoutMonth = (html: Buffer) =>
    `${html}`.replace(/(?<=<span data-months="[^"]*">)[^<]*/, '')
  return one.equals(other) || withoutMonth(one) === withoutMonth(other)
}

/** Returns problems as lines: each once, with the first three addresses that have it. */
function listProblems(problems: readonly { path: string; what: string }[]): string[] {
  return [...new Set(problems.map(({ what }) => what))].map(what => {
    const paths = problems.filter(each => each.what === what).map(({ path }) => path)
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : ''
    return `${paths.sort().slice(0, 3).join(', ')}${more}: ${what}`
  })
}

/** Returns why a request failed. Node says only "fetch failed"; the cause contains the reason. */
const noAnswer = (error: unknown): string[] => {
  const { cause, message } = asError(error)
  return [`There is no response: ${cause ? asError(cause).message : message}.`]
}
