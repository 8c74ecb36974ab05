import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { siteInfoRequest } from '../../shared/site-info/site-info-request.ts'
import type { Settings } from '../build/settings.ts'

/** Longer than any answer should take, and short enough to wait for. */
export const patience = 20_000

/**
 * Returns what is wrong with the info service, asked as the page at an address would ask it (spec
 * §7): its answer, and whether a browser lets the page read it where it is on another origin.
 */
export async function checkInfoService(page: URL, settings: Settings): Promise<string[]> {
  const { infoApiKey, infoApiKeyHeader, infoServiceUrl } = settings
  const address = `${infoServiceUrl || page.origin}/api/getwebsiteinfo/`
  const isElsewhere = new URL(address).origin !== page.origin
  const ask = (method: string, headers: Record<string, string>, body?: string) => {
    const all = { origin: page.origin, ...headers }
    const signal = AbortSignal.timeout(patience)
    return fetch(address, { method, headers: all, body, redirect: 'manual', signal })
  }
  const problems: string[] = []
  if (isElsewhere) {
    // Before a page may send the key, the browser asks the service whether it may.
    const names = ['content-type', infoApiKeyHeader.toLowerCase()]
    const preflight = await ask('OPTIONS', {
      'access-control-request-method': 'POST',
      'access-control-request-headers': names.join(','),
    })
    if (!preflight.ok)
      return [`It answers OPTIONS, which browsers ask first, with ${preflight.status}.`]
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    const missing = names.filter(
      name => !allowed.split(/\s*,\s*/).includes(name) && allowed !== '*',
    )
    problems.push(
      ...originProblem(preflight, page),
      ...missing.map(name => `Its Access-Control-Allow-Headers does not name ${name}.`),
    )
  }
  const headers = { 'content-type': 'application/json', [infoApiKeyHeader]: infoApiKey }
  const response = await ask('POST', headers, JSON.stringify(siteInfoRequest(page)))
  if (isElsewhere) problems.push(...originProblem(response, page))
  if (!response.ok) return [...problems, `It answers with status ${response.status}.`]
  const answer: unknown = await response.json().catch(() => null)
  if (!parseSiteInfo(answer, page.origin)) {
    problems.push('Its answer is not understood: it is no JSON object with a boolean "blackSide".')
  }
  return [...new Set(problems)]
}

function originProblem(response: Response, page: URL): string[] {
  const allowed = response.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === page.origin) return []
  const found = allowed ? `"${allowed}"` : 'missing'
  return [
    `Pages of ${page.origin} may not read its answer: Access-Control-Allow-Origin is ${found}.`,
  ]
}
