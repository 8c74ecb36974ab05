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

/** How a host writes a header, by its configuration, which is a template in this folder. */
const headerLines = {
  'nginx.conf': 'add_header {name} "{value}" always;',
  'caddy.conf': '\t{name} "{value}"',
}

/**
 * Returns a host's configuration of `dist`: for nginx's `server` block with `listen` and `root`, or
 * Caddy's site block with `root`. Throws on a header that the host would misread.
 */
export function hostConfig(
  file: keyof typeof headerLines,
  security: Record<string, string>,
): string {
  const headers = Object.entries(security).map(([name, value]) => {
    if (/[$\\\n]/.test(value)) {
      throw new Error(`${name} contains a character that nginx interprets: ${value}`)
    }
    return fill(headerLines[file], { name, value: value.replaceAll('"', '\\"') })
  })
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return fill(text, { headers: headers.join('\n'), revalidate, immutable })
}
