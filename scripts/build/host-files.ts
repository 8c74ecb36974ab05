import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '../../shared/content/fill.ts'

/** Cache-Control of files without a hash, such as pages: cached, but revalidated at each visit. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Cache-Control of `/assets/`, whose addresses change with their bytes. */
export const immutable = 'public, max-age=31536000, immutable'

/** Returns the `_headers` of Cloudflare and Netlify, which send `revalidate` for pages by themselves. */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${immutable}`, ''].join('\n')
}

/** Returns nginx's configuration of `dist`, for a `server` block with `listen` and `root`. */
export const nginxConfig = (security: Record<string, string>): string =>
  configFrom('nginx.conf', security, (name, value) => `add_header ${name} ${value} always;`)

/** Returns Caddy's configuration of `dist`, for a site block with `root`. */
export const caddyConfig = (security: Record<string, string>): string =>
  configFrom('caddy.conf', security, (name, value) => `\t${name} ${value}`)

/** Fills a template in this folder. Throws on a header that the host would misread. */
function configFrom(
  template: string,
  security: Record<string, string>,
  lineOf: (name: string, quoted: string) => string,
): string {
  const headers = Object.entries(security).map(([name, value]) => {
    if (/[$\\\n]/.test(value))
      throw new Error(`${name} contains a character that nginx interprets: ${value}`)
    return lineOf(name, `"${value.replaceAll('"', '\\"')}"`)
  })
  const text = readFileSync(join(import.meta.dirname, template), 'utf8')
  return fill(text, { headers: headers.join('\n'), revalidate, immutable })
}
