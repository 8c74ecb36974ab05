import { isCompressed } from '../build/dist-file.ts'
import { pageAddresses, pageFile } from '../build/page-files.ts'
import type { Settings } from '../build/settings.ts'
import { filesBelow } from '../files-below.ts'
import { publishedHeaders } from '../serve/host-headers.ts'
import { checkFile } from './check-file.ts'
import { checkInfoService } from './check-info-service.ts'
import { checkPage } from './check-page.ts'

export type SmokeInput = {
  /** Where the site is. What its query says is told to the info service, as on a page. */
  address: URL
  /** The built site that was published, on this machine. */
  dist: string
  /** The settings that it was built with. */
  settings: Settings
}

export type Finding = { where: string; what: string }

export type SmokeResult = { pages: number; files: number; findings: Finding[] }

/** How many answers are waited for at once: a host should take us for one visitor. */
const atOnce = 6

/**
 * Checks a published site from outside: every page and file against the build, the page for an
 * unknown path, and the info service. Gives what is wrong; throws when there is no build.
 */
export async function smokeTest({ address, dist, settings }: SmokeInput): Promise<SmokeResult> {
  const site = { origin: address.origin, dist, policy: publishedHeaders(dist) }
  const pages = pageAddresses(dist)
  // Hosts read _headers and send it to nobody; 404.html is what an unknown path gets.
  const files = filesBelow(dist).filter(
    file => !file.endsWith('.html') && !isCompressed(file) && file !== '_headers',
  )
  const unknown = '/no-such-page-for-the-smoke-test'

  const findings: Finding[] = []
  const checks = [
    ...pages.map(path => ({
      where: path,
      check: () => checkPage(site, { path, file: pageFile(path), status: 200 }),
    })),
    {
      where: unknown,
      check: () => checkPage(site, { path: unknown, file: '404.html', status: 404 }),
    },
    ...files.map(file => ({ where: `/${file}`, check: () => checkFile(site, file) })),
    { where: 'the info service', check: () => checkInfoService(address, settings) },
  ]
  const work = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) {
      const { where, check } = next
      const problems = await check().catch(error => [`It does not answer: ${reasonOf(error)}.`])
      findings.push(...problems.map(what => ({ where, what })))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { pages: pages.length, files: files.length, findings }
}

/** Node says no more than "fetch failed", and the reason as its cause. */
function reasonOf(error: unknown): string {
  const { cause } = Object(error)
  return `${Object(cause).code ?? Object(cause).message ?? error}`
}
