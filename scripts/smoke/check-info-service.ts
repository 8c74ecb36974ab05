import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { infoMethod, infoPath, siteInfoRequest } from '../../shared/site-info/site-info-request.ts'
import { pageCall, type Settings } from '../build/settings.ts'
import { checkHeaders } from './check-headers.ts'

/**
 * Calls the info service as the page at an address would (spec §7), with a preflight if the service
 * is on another origin. Returns its problems.
 */
export async function checkInfoService(
  page: URL,
  dist: string,
  settings: Settings,
): Promise<string[]> {
  const { origin } = page
  const call = pageCall(settings)
  const address = (call.origin || origin) + infoPath
  const isElsewhere = new URL(address).origin !== origin
  const ask = (method: string, headers: Record<string, string>, body?: string) =>
    fetch(address, {
      method,
      headers: { origin, ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
  const problems: string[] = []
  const headers = { 'content-type': 'application/json', ...call.headers }
  if (isElsewhere) {
    const names = Object.keys(headers).map(name => name.toLowerCase())
    const preflight = await ask('OPTIONS', {
      'access-control-request-method': infoMethod,
      'access-control-request-headers': names.join(','),
    })
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    const missing = names.filter(name => !allowed.split(/\s*,\s*/).includes(name))
    if (!preflight.ok) {
      problems.push(`It answers the preflight (OPTIONS) with status ${preflight.status}.`)
    } else if (allowed !== '*' && missing.length > 0) {
      problems.push(`Its Access-Control-Allow-Headers does not include ${missing.join(', ')}.`)
    }
  }
  const response = await ask(infoMethod, headers, JSON.stringify(siteInfoRequest(page)))
  const allowed = response.headers.get('access-control-allow-origin')
  if (isElsewhere && allowed !== '*' && allowed !== origin) {
    problems.push(`Its Access-Control-Allow-Origin is "${allowed ?? ''}" instead of "${origin}".`)
  }
  if (settings.INFO_FORWARDED) {
    problems.push(...checkHeaders(response, dist, infoPath))
  }
  if (!isElsewhere && response.headers.has('set-cookie')) {
    problems.push('Its answer sets a cookie on the site: the host must not pass Set-Cookie on.')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    problems.push(`It answers with status ${response.status}.`)
  } else if (!parseSiteInfo(answer, origin)) {
    problems.push('Its answer is not a JSON object with a boolean "blackSide".')
  }
  return problems
}
