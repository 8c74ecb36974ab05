import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type HostHeaders, withoutUpgrade } from '../serve/host-headers.ts'

/** A published site, and what it should be. */
export type DeployedSite = {
  origin: string
  /** The built site that was published, on this machine. */
  dist: string
  /** The headers that each path should have. */
  policy: HostHeaders
}

/** What a path should be answered with: a file of `dist/`. */
export type Wanted = { path: string; file: string; status: 200 | 404 }

/** What is wrong at an address. A redirect says how long it took. */
export type Finding = { where: string; what: string; milliseconds?: number }

type Answer = { status: number; headers: Headers; bytes: Buffer; address: URL }

/** Longer than any answer should take, and short enough to wait for. */
export const patience = 20_000

/** The types that a browser insists on; it takes JSON and manifests as anything. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html\b/,
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png\b/,
}

/** Returns what is wrong with the answer to a path, compared with its file in `dist/`. */
export async function checkAnswer(site: DeployedSite, wanted: Wanted): Promise<Finding[]> {
  // With a query as advertisements have, which a redirect must not drop.
  const { answer, redirects } = await ask(new URL(`${wanted.path}?gclid=smoke`, site.origin))
  const problems = problemsOf(answer, wanted, site)
  if (answer.address.search === '')
    problems.unshift('The redirect drops the query, and gclid and secretkey with it.')
  return [...redirects, ...problems.map(what => ({ where: wanted.path, what }))]
}

/** Asks as a browser does, which follows redirects; but each of them within the site is a finding. */
async function ask(
  address: URL,
  redirects: Finding[] = [],
): Promise<{ answer: Answer; redirects: Finding[] }> {
  const started = performance.now()
  const signal = AbortSignal.timeout(patience)
  const response = await fetch(address, { redirect: 'manual', signal })
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const place = status < 400 ? headers.get('location') : null
  const next = place && new URL(place, address)
  if (!next || next.origin !== address.origin || redirects.length === 3)
    return { answer: { status, headers, bytes, address }, redirects }
  const redirect = {
    where: `${address.pathname} → ${next.pathname}`,
    what: `A redirect (${status}) comes before it: one more round trip for every visitor.`,
    milliseconds: performance.now() - started,
  }
  return ask(next, [...redirects, redirect])
}

function problemsOf(answer: Answer, wanted: Wanted, site: DeployedSite): string[] {
  const { status, headers, bytes } = answer
  if (wanted.status === 404 && status === 200) {
    return [
      'An unknown path is answered with status 200: switch off the fallback for single-page apps, and have 404.html sent with status 404.',
    ]
  }
  if (status !== wanted.status) return [`The status is ${status}, and should be ${wanted.status}.`]
  if (status === 404 && bytes.length === 0)
    return ['It has no body, so /au/poker is a blank page: have 404.html sent with status 404.']
  const ending = extname(wanted.file)
  const type = headers.get('content-type') ?? ''
  const caching = headers.get('cache-control') ?? ''
  return [
    types[ending]?.test(type) === false &&
      `It is sent as "${type}", which a browser does not take for a ${ending} file.`,
    ending === '.html' &&
      !/\b(no-cache|no-store|max-age=0)\b/.test(caching) &&
      `Browsers may keep it without asking: Cache-Control is "${caching}".`,
    !bytes.equals(readFileSync(join(site.dist, wanted.file))) &&
      'It is not the file in dist/: the host changes files (switch off minifying and added scripts), or another build was published.',
    ...headerProblems(answer, site.policy(wanted.path)),
  ].filter(problem => typeof problem === 'string')
}

/** A site without https (on one's own machine) need not send anybody to https. */
function headerProblems({ address, headers }: Answer, policy: Record<string, string>): string[] {
  const isSecure = address.protocol === 'https:'
  return Object.entries(policy).flatMap(([name, value]) => {
    const served = headers.get(name)
    if (served === null) {
      const mayLack = !isSecure && /^strict-transport-security$/i.test(name)
      return mayLack ? [] : [`The header ${name} is missing.`]
    }
    const isSame = isSecure ? served === value : withoutUpgrade(served) === withoutUpgrade(value)
    return isSame ? [] : [`The header ${name} is not the policy’s, but "${shortened(served)}".`]
  })
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
