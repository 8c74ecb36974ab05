import { readAnswer } from '../../shared/site-info/read-answer.ts'
import { infoMethod, infoPath, siteInfoRequest } from '../../shared/site-info/site-info-request.ts'
import { pageCall, type Settings } from '../build/settings.ts'
import { checkAnswer } from './check-answer.ts'
import { checkHeaders } from './check-headers.ts'

/**
 * Calls the info service as the loader does on the page at an address (spec §7): within the
 * loader’s time limit, with its parsers, and with a preflight if the service is on another origin.
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
  // The time limit of browsers also includes the preflight and the whole answer.
  const signal = AbortSignal.timeout(call.INFO_TIMEOUT_MS)
  const send = (method: string, headers: Record<string, string>, body?: string) =>
    fetch(address, { method, headers: { origin, ...headers }, body, redirect: 'manual', signal })
  const problems: string[] = []
  const headers = { 'content-type': 'application/json', ...call.headers }
  try {
    if (isElsewhere) {
      const names = Object.keys(headers).map(name => name.toLowerCase())
      const preflight = await send('OPTIONS', {
        'access-control-request-method': infoMethod,
        'access-control-request-headers': names.join(','),
      })
      problems.push(...preflightProblems(preflight, origin, names))
    }
    const response = await send(infoMethod, headers, JSON.stringify(siteInfoRequest(page)))
    if (isElsewhere) {
      problems.push(...originProblems('Its', response, origin))
    }
    if (settings.INFO_FORWARDED) {
      problems.push(...checkHeaders(response, dist, infoPath))
    }
    if (!isElsewhere && response.headers.has('set-cookie')) {
      problems.push('Its answer sets a cookie on the site: the host must not pass Set-Cookie on.')
    }
    const answer = await readAnswer(response).catch(() => signal.throwIfAborted())
    if (!response.ok) {
      problems.push(`It answers with status ${response.status}.`)
    } else {
      problems.push(...checkAnswer(answer, origin))
    }
  } catch (error) {
    if (!signal.aborted) {
      throw error
    }
    problems.push(
      `It does not answer within ${call.INFO_TIMEOUT_MS} ms (INFO_TIMEOUT_MS): visitors get the social casino.`,
    )
  }
  return problems
}

function preflightProblems(preflight: Response, origin: string, names: string[]): string[] {
  if (!preflight.ok) {
    return [`It answers the preflight (OPTIONS) with status ${preflight.status}.`]
  }
  const problems = originProblems('The preflight’s', preflight, origin)
  const header = preflight.headers.get('access-control-allow-headers') ?? ''
  const allowed = header.toLowerCase().split(/\s*,\s*/)
  // In a call without credentials, "*" includes all headers except Authorization.
  const isWildcardFor = (name: string) => allowed.includes('*') && name !== 'authorization'
  const missing = names.filter(name => !allowed.includes(name) && !isWildcardFor(name))
  if (missing.length > 0) {
    problems.push(`Its Access-Control-Allow-Headers does not include ${missing.join(', ')}.`)
  }
  return problems
}

function originProblems(whose: string, { headers }: Response, origin: string): string[] {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === origin
    ? []
    : [`${whose} Access-Control-Allow-Origin is "${allowed ?? ''}" instead of "${origin}".`]
}
