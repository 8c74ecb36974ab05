import { immutable } from './caching.ts'

/**
 * The `_headers` of Cloudflare Pages and Netlify. No header stands in two rules that match the same
 * path: Cloudflare would send both values joined, and Netlify does not know how to take one away.
 * So pages get Cache-Control from the host; both send the value that we want by themselves
 * ("public, max-age=0, must-revalidate").
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '', '/assets/*', `  Cache-Control: ${immutable}`, ''].join('\n')
}
