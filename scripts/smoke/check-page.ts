import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPages, PolicyError } from '../build/policy.ts'
import { checkHeaders } from './check-headers.ts'
import type { DeployedSite } from './deployed-site.ts'
import { get } from './get.ts'

type PageInput = { path: string; file: string; status: number }

/** What is wrong with a page: compared with its file in `dist`, as a browser would receive it. */
export async function checkPage(site: DeployedSite, page: PageInput): Promise<string[]> {
  // With a query as advertisements have, which a host's redirect must not drop.
  const answer = await get(new URL(`${page.path}?gclid=smoke`, site.origin))
  const { status, headers, address, bytes } = answer
  if (status !== page.status) return [wrongStatus(status, page.status)]
  const html = bytes.toString()
  const built = readFileSync(join(site.dist, page.file), 'utf8')
  const csp = headers.get('content-security-policy')
  return [
    address.search === '' &&
      'The host’s redirect drops the query, and gclid and secretkey with it.',
    !/^text\/html\b/.test(headers.get('content-type') ?? '') &&
      `It is sent as "${headers.get('content-type')}", not as text/html.`,
    !/\b(no-cache|no-store|max-age=0)\b/.test(headers.get('cache-control') ?? '') &&
      `Browsers may keep it without asking: Cache-Control is "${headers.get('cache-control') ?? ''}".`,
    ...checkHeaders(answer, site.policy(page.path)),
    languageIn(html) !== languageIn(built) &&
      `Its language is "${languageIn(html)}", and should be "${languageIn(built)}".`,
    loaderIn(html) !== loaderIn(built) &&
      'Its loader is not the one in dist/: the host changes pages (switch off minifying and added scripts), or another build was published.',
    /<script[^>]*\ssrc\s*=/i.test(html) && 'The host adds a script to it: switch that off.',
    csp !== null && policyProblem(page.file, html, csp),
  ].filter(problem => typeof problem === 'string')
}

function wrongStatus(status: number, wanted: number): string {
  if (wanted === 404 && status === 200) {
    return 'An unknown path is answered with status 200: switch off the fallback for single-page apps, and have 404.html sent with status 404.'
  }
  return `The status is ${status}, and should be ${wanted}.`
}

const languageIn = (html: string): string => /<html[^>]*\slang="(.*?)"/.exec(html)?.[1] ?? ''

/** The loader's two scripts. */
const loaderIn = (html: string): string => (html.match(/<script>.*?<\/script>/gs) ?? []).join('')

/** Whether the policy that is sent lets the page's own scripts and styles through. */
function policyProblem(file: string, html: string, csp: string): string | false {
  try {
    checkPages([{ path: file, bytes: html }], csp)
    return false
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error
    return 'The policy that is sent forbids what is in it: the site stays without its loader or its colours.'
  }
}
