import { mapValues } from '../../../shared/content/records.ts'
import { CommandError } from '../../system/run-command.ts'
import type { Settings } from '../settings.ts'
import { caching } from './caching.ts'
import type { InfoService } from './forward-info-call.ts'

/** Headers by the beginning of their paths, such as `/assets/*`. A later rule overrides earlier ones. */
export type HeaderRules = { '/*': Record<string, string> } & Record<string, Record<string, string>>

/** Cloudflare itself lets browsers revalidate pages. */
export const headerRules = (security: Record<string, string>): HeaderRules => ({
  '/*': security,
  '/assets/*': { 'Cache-Control': caching.asset },
})

/** Writes Cloudflare’s `_headers`. */
export const headersFile = (rules: HeaderRules): string =>
  Object.entries(rules)
    .map(([paths, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${paths}\n${lines.join('')}`
    })
    .join('\n')

/** The values in a configuration of nginx or Caddy, escaped for double quotes. */
export type HostConfig = {
  siteHeaders: Record<string, string>
  /** The service that the host forwards calls to, null if pages call it themselves. */
  service: InfoService | null
}

/** Throws on a value that a host would misread. */
export const hostConfig = (security: Record<string, string>, settings: Settings): HostConfig => ({
  siteHeaders: mapValues(security, (value, name) => quoted(name, value)),
  service: settings.INFO_FORWARDED
    ? { ...settings, INFO_API_KEY: quoted('INFO_API_KEY', settings.INFO_API_KEY) }
    : null,
})

/** Escapes a value for double quotes. Other characters that the hosts interpret have no escape. */
function quoted(name: string, value: string): string {
  const [found] = /[$\\\n{}]/.exec(value) ?? []
  if (found) {
    throw new CommandError(
      `${name} contains "${found}", which nginx and Caddy would interpret. Use another value. With other hosts, leave INFO_API_KEY empty.`,
    )
  }
  return value.replaceAll('"', '\\"')
}

/**
 * Names the headers of the service’s answer that a host does not pass on: those that would affect
 * more than the answer or let other sites read it, and those that the site itself sends.
 */
export const hiddenHeaders = (siteHeaders: Record<string, string>): string[] => [
  'Cache-Control',
  'Set-Cookie',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Origin',
  'Alt-Svc',
  'Clear-Site-Data',
  'Link',
  'NEL',
  'Refresh',
  'Report-To',
  'X-Accel-Redirect',
  ...Object.keys(siteHeaders),
]
