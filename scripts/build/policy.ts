import { createHash } from 'node:crypto'
import type { Settings } from './settings.ts'

/** The inline scripts and styles, and what pages call and frame. */
type PolicyInput = { scripts: readonly string[]; styles: readonly string[]; settings: Settings }

const sourcesOf = (directive: string, inline: readonly string[], ...sources: string[]): string => {
  const hashes = inline.map(text => createHash('sha256').update(text).digest('base64'))
  return [directive, ...sources, ...hashes.map(hash => `'sha256-${hash}'`)].join(' ')
}

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.filter(address => URL.canParse(address)).map(address => new URL(address).origin),
  ),
]

/** The part of the policy that pages also contain, for hosts that send no headers. */
export const policyInPage = "base-uri 'none'; object-src 'none'"

/**
 * Returns the policy in the page of our own slot game. The frame of that page has an opaque origin, for
 * which 'self' matches no script or style in some browsers. The site's headers apply to it too.
 */
export const slotPolicy = (script: string, style: string): string =>
  [
    "default-src 'none'",
    sourcesOf('script-src', [script]),
    sourcesOf('style-src', [style]),
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

function contentSecurityPolicy({ scripts, styles, settings }: PolicyInput): string {
  const calls = originsOf([settings.infoServiceUrl, settings.contactUrl])
  const games = originsOf(Object.values(settings.games))
  const policy = [
    "default-src 'none'",
    sourcesOf('script-src', scripts, "'self'"),
    sourcesOf('style-src', styles, "'self'"),
    // Logos and payment icons are wherever the info service says (spec §3). Those with an http
    // address are asked for over https: that is what the last line is for.
    "img-src 'self' https:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ["frame-src 'self'", ...games].join(' '),
    "manifest-src 'self'",
    policyInPage,
    "form-action 'none'",
    // The game page frames our own slot game.
    "frame-ancestors 'self'",
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
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `accelerometer=(), autoplay${inGames}, camera=(), display-capture=(), fullscreen${inGames}, geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), unload=()`,
  }
}
