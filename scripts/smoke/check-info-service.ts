import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { infoMethod, infoPath, siteInfoRequest } from '../../shared/site-info/site-info-request.ts'
import type { Settings } from '../build/settings.ts'

/** The time-out of a request in milliseconds, longer than any response should take. */
export const patience = 20_000

/** Calls the info service as the page at an address would (spec §7). Returns its problems. */
export async function checkInfoService(page: URL, settings: Settings): Promise<string[]> {
  const { infoApiKey, infoApiKeyHeader, infoServiceUrl, infoForwardedTo } = settings
  const { origin } = page
  const address = (infoServiceUrl || origin) + infoPath
  const isElsewhere = new URL(address).origin !== origin
  const problems = new Set<string>()
  async function ask(method: string, headers: Record<string, string>, body?: string) {
    const signal = AbortSignal.timeout(patience)
    const asked = { method, headers: { origin, ...headers }, body }
    const response = await fetch(address, { ...asked, redirect: 'manual', signal })
    const allowed = response.headers.get('access-control-allow-origin')
    if (isElsewhere && allowed !== '*' && allowed !== origin) {
      problems.add(
        `Pages of ${origin} cannot read its answer: Access-Control-Allow-Origin is ${allowed ? `"${allowed}"` : 'missing'}.`,
      )
    }
    return response
  }
  if (isElsewhere) {
    const names = ['content-type', infoApiKeyHeader.toLowerCase()]
    const { ok, status, headers } = await ask('OPTIONS', {
      'access-control-request-method': infoMethod,
      'access-control-request-headers': names.join(','),
    })
    if (!ok) {
      return [`It answers the preflight (OPTIONS) with status ${status}.`]
    }
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
    for (const name of names) {
      if (allowed !== '*' && !allowed.split(/\s*,\s*/).includes(name)) {
        problems.add(`Its Access-Control-Allow-Headers does not include ${name}.`)
      }
    }
  }
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (infoForwardedTo === '') {
    headers[infoApiKeyHeader] = infoApiKey
  } else if (infoApiKey !== '' && (await readPage(page)).includes(infoApiKey)) {
    problems.add('The page contains the key, which only the host needs.')
  }
  const response = await ask(infoMethod, headers, JSON.stringify(siteInfoRequest(page)))
  if (!isElsewhere && response.headers.has('set-cookie')) {
    problems.add('Its answer sets a cookie on the site: the host must not pass Set-Cookie on.')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    problems.add(`It answers with status ${response.status}.`)
  } else if (!parseSiteInfo(answer, origin)) {
    problems.add('Its answer is not a JSON object with a boolean "blackSide".')
  }
  return [...problems]
}

async function readPage(page: URL): Promise<string> {
  const response = await fetch(page, { signal: AbortSignal.timeout(patience) })
  return response.text()
}
