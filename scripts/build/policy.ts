import { createHash } from 'node:crypto'
import { isWeb } from '../system/web-address.ts'
import { gameAddresses, pageCall, type Settings } from './settings.ts'

/** The part of the policy that pages also contain, for hosts that send no headers. */
export const policyInPage = "base-uri 'none'; object-src 'none'"

/** Writes the policy in the page of our own slot game, whose frame has an opaque origin. */
export const slotPolicy = (script: string, style: string): string =>
  [
    "default-src 'none'",
    // No 'self', because in some browsers it matches nothing of an opaque origin.
    `script-src ${hashesOf([script])}`,
    `style-src ${hashesOf([style])}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** The inline scripts and styles, and the settings, which name what pages call and frame. */
type PolicyInput = { scripts: readonly string[]; styles: readonly string[]; settings: Settings }

export function securityHeaders({ scripts, styles, settings }: PolicyInput) {
  const calls = originsOf([pageCall(settings).origin, settings.CONTACT_URL])
  const games = originsOf(Object.values(gameAddresses(settings))).filter(
    origin => !origin.startsWith('https:'),
  )
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    // Any host, because the info service names logos and payment icons (spec §3).
    "img-src 'self' https:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    // Any host, because a game's launcher redirects to hosts of its provider. A setting can name http.
    ["frame-src 'self' https:", ...games].join(' '),
    "manifest-src 'self'",
    policyInPage,
    "form-action 'none'",
    // The game page frames our own slot game.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ')
  return {
    // An origin without a scheme has the page's scheme: http on this machine, https elsewhere.
    'Content-Security-Policy': policy.replaceAll(' http://', ' '),
    // For this host only: other hosts of the domain are not ours.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // No Cross-Origin-Embedder-Policy: hosts of games and logos do not send what it requires.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // `*` because this header has no "any https address". A frame gets only what its `allow` names.
    'Permissions-Policy':
      'accelerometer=(), autoplay=*, camera=(), display-capture=(), fullscreen=*, geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), unload=()',
  }
}

const hashesOf = (inline: readonly string[]): string =>
  inline.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter(isWeb).map(address => new URL(address).origin)),
]
