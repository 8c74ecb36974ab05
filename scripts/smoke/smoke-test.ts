import { pageAddresses, pageFile } from '../build/page-files.ts'
import type { Settings } from '../build/settings.ts'
import { filesBelow } from '../files-below.ts'
import { publishedHeaders } from '../serve/host-headers.ts'
import { checkAnswer, type Finding, type Wanted } from './check-answer.ts'
import { checkInfoService } from './check-info-service.ts'

export type SmokeInput = {
  /** Where the site is. What its query says is told to the info service, as on a page. */
  address: URL
  /** The built site that was published, on this machine. */
  dist: string
  /** The settings that it was built with. */
  settings: Settings
}

/** How many answers are waited for at once: a host should take us for one visitor. */
const atOnce = 6

/**
 * Compares a published site from outside with a build: every page and file, the page for an unknown
 * path, and the info service. Returns what is wrong, a line each.
 */
export async function smokeTest({ address, dist, settings }: SmokeInput) {
  const site = { origin: address.origin, dist, policy: publishedHeaders(dist) }
  const pages = pageAddresses(dist)
  // Hosts read _headers and send it to nobody.
  const files = filesBelow(dist).filter(file => !/\.(?:html|br|gz)$|^_headers$/.test(file))
  const wanted: Wanted[] = [
    ...pages.map(path => ({ path, file: pageFile(path), status: 200 as const })),
    { path: '/no-such-page-for-the-smoke-test', file: '404.html', status: 404 },
    ...files.map(file => ({ path: `/${file}`, file, status: 200 as const })),
  ]
  const infoProblems = await checkInfoService(address, settings).catch(noAnswer)
  const findings: Finding[] = infoProblems.map(what => ({ where: 'the info service', what }))
  const work = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const where = next.path
      const failed = (error: unknown) => noAnswer(error).map(what => ({ where, what }))
      findings.push(...(await checkAnswer(site, next).catch(failed)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { pages: pages.length, files: files.length, findings: listFindings(findings) }
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
