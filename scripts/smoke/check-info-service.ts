import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { siteInfoRequest } from '../../shared/site-info/site-info-request.ts'
import type { Settings } from '../build/settings.ts'

const patience = 20_000

/**
 * What is wrong with the info service, asked as the page at an address would ask it (spec §7): its
 * answer, and whether a browser lets the page read it where it is on another origin.
 */
export async function checkInfoService(page: URL, settings: Settings): Promise<string[]> {
  const address = `${settings.infoServiceUrl || page.origin}/api/getwebsiteinfo/`
  const isElsewhere = new URL(address).origin !== page.origin
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      origin: page.origin,
      'content-type': 'application/json',
      [settings.infoApiKeyHeader]: settings.infoApiKey,
    },
    body: JSON.stringify(siteInfoRequest(page)),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const problems = isElsewhere
    ? [...(await preflightProblems(address, page, settings)), ...corsProblems(response, page)]
    : []
  if (!response.ok) return [...problems, `It answers with status ${response.status}.`]
  const answer: unknown = await response.json().catch(() => null)
  if (!parseSiteInfo(answer, page.origin)) {
    problems.push('Its answer is not understood: it is no JSON object with a boolean "blackSide".')
  }
  return problems
}

/** Before a page may send the key, the browser asks the service whether it may. */
async function preflightProblems(
  address: string,
  page: URL,
  settings: Settings,
): Promise<string[]> {
  const names = ['content-type', settings.infoApiKeyHeader.toLowerCase()]
  const response = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: page.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': names.join(','),
    },
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok)
    return [`It answers OPTIONS, which browsers ask first, with ${response.status}.`]
  const allowed = (response.headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const missing = names.filter(name => !allowed.includes(name) && !allowed.includes('*'))
  return [
    ...corsProblems(response, page),
    ...missing.map(name => `Its Access-Control-Allow-Headers does not name ${name}.`),
  ]
}

function corsProblems(response: Response, page: URL): string[] {
  const allowed = response.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === page.origin) return []
  return [
    `Pages of ${page.origin} may not read its answer: Access-Control-Allow-Origin is ${allowed ? `"${allowed}"` : 'missing'}.`,
  ]
}
