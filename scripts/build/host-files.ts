import type { DistFile } from './asset.ts'
import { type PolicyInput, securityHeaders } from './policy.ts'

const revalidate = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

/** What hosts read: _headers (Cloudflare Pages, Netlify). */
export function hostFiles(input: PolicyInput): DistFile[] {
  const headers = Object.entries(securityHeaders(input)).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  const lines = [
    '/*',
    ...headers,
    `  Cache-Control: ${revalidate}`,
    '',
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${immutable}`,
    '',
  ]
  return [{ path: '_headers', bytes: lines.join('\n') }]
}
