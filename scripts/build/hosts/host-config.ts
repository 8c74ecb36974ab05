import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '../../../shared/content/fill.ts'
import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'
import { CommandError } from '../../system/run-command.ts'
import type { Settings } from '../settings.ts'
import { caching } from './caching.ts'
import { mostKilobytes } from './forward-info-call.ts'

/** Returns the `_headers` of Cloudflare and Netlify, which let browsers revalidate pages by themselves. */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${caching.asset}`, ''].join('\n')
}

/** How a host's configuration is written. */
type HostSyntax = {
  /** A header that the host sends. */
  header: string
  /** A header of the info service's answer that the host does not pass on. */
  hidden: string
}

const syntaxes = {
  nginx: {
    header: 'add_header {name} "{value}" always;',
    hidden: '  proxy_hide_header {name};',
  },
  caddy: {
    header: '\t{name} "{value}"',
    hidden: '\t\theader_down -{name}',
  },
} satisfies Record<string, HostSyntax>

/** Headers that would affect more than the info service's answer, or let other sites read the answer. */
const hiddenHeaders = [
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
]

/**
 * Returns a host's configuration of `dist`: for nginx's `server` block with `listen` and `root`, or
 * Caddy's site block with `root`. Throws on a value that the host would misread.
 */
export function hostConfig(
  host: keyof typeof syntaxes,
  security: Record<string, string>,
  settings: Settings,
): string {
  const syntax: HostSyntax = syntaxes[host]
  const headers = Object.entries(security).map(([name, value]) =>
    fill(syntax.header, { name, value: quoted(name, value) }),
  )
  const hidden = [...hiddenHeaders, ...Object.keys(security)]
  const values = {
    headers: headers.join('\n'),
    pageCaching: caching.page,
    assetCaching: caching.asset,
    infoCaching: caching.infoCall,
    infoMethod,
    infoPath,
    mostKilobytes,
    infoServiceUrl: settings.infoServiceUrl,
    infoApiKeyHeader: settings.infoApiKeyHeader,
    infoApiKey: settings.infoForwarded ? quoted('INFO_API_KEY', settings.infoApiKey) : '',
    infoTimeoutMs: settings.infoTimeoutMs,
    hidden: hidden.map(name => fill(syntax.hidden, { name })).join('\n'),
  }
  const forwarding = settings.infoForwarded ? fillTemplate(`${host}-forwarding.conf`, values) : ''
  return fillTemplate(`${host}.conf`, { ...values, forwarding })
}

/** Fills a template of this folder. Caddy's own variables, such as `{path}`, have no capitals. */
function fillTemplate(template: string, values: Record<string, string | number>): string {
  const filled = fill(readFileSync(join(import.meta.dirname, template), 'utf8'), values)
  const [unknown] = /\{(?:headers|hidden|forwarding|[a-z]+[A-Z]\w*)\}/.exec(filled) ?? []
  if (unknown) {
    throw new CommandError(`${template}: there is no value for ${unknown} (host-config.ts).`)
  }
  return filled
}

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
