import { createHash } from 'node:crypto'
import type { Loader } from './build-parts.ts'
import type { Settings } from './settings.ts'

type PolicyInput = { loader: Loader; pageStyle: string; settings: Settings }

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter(Boolean).map(address => new URL(address).origin)),
]

/** The part of the policy that stands in the pages too, and holds where a host sends no headers. */
export const policyInPage = "base-uri 'none'; object-src 'none'"

function contentSecurityPolicy({ loader, pageStyle, settings }: PolicyInput): string {
  const calls = originsOf([settings.infoServiceUrl, settings.contactUrl])
  const games = originsOf(Object.values(settings.games))
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", hashSource(loader.ask), hashSource(loader.load)].join(' '),
    ["style-src 'self'", hashSource(pageStyle)].join(' '),
    // Logos and payment icons are wherever the info service says (spec §3). Those with an http
    // address are asked for over https: that is what the last line is for.
    "img-src 'self' https:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ['frame-src', ...games].join(' '),
    "manifest-src 'self'",
    policyInPage,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
  // Without its scheme an origin has the page's: http on one's own machine, https elsewhere.
  return policy.replaceAll(' http://', ' ')
}

/**
 * Returns the headers of every answer, by name. `npm start` leaves out what would send a browser to
 * https on this machine (scripts/serve/serve-dist.ts). No Cross-Origin-Embedder-Policy: games and
 * logos come from others, who do not answer it.
 */
export function securityHeaders(input: PolicyInput): Record<string, string> {
  const games = originsOf(Object.values(input.settings.games)).map(origin => `"${origin}"`)
  const inGames = `=(self ${games.join(' ')})`
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `accelerometer=(), autoplay${inGames}, camera=(), display-capture=(), fullscreen${inGames}, geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), unload=()`,
  }
}
