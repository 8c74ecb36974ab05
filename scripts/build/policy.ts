import { createHash } from 'node:crypto'
import type { Settings } from './settings.ts'

export type PolicyInput = { loader: string; criticalStyle: string; settings: Settings }

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter(Boolean).map(address => new URL(address).origin)),
]

/** The Content-Security-Policy of every page: what it may load, from where. */
export function contentSecurityPolicy({ loader, criticalStyle, settings }: PolicyInput): string {
  const calls = originsOf([settings.infoServiceUrl, settings.contactUrl])
  const games = originsOf(Object.values(settings.games))
  return [
    "default-src 'none'",
    ["script-src 'self'", hash(loader)].join(' '),
    ["style-src 'self'", hash(criticalStyle)].join(' '),
    "img-src 'self' https: http:",
    "font-src 'self'",
    ["connect-src 'self'", ...calls].join(' '),
    ['frame-src', ...games].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** The headers of every answer, by name. */
export function securityHeaders(input: PolicyInput): Record<string, string> {
  const games = originsOf(Object.values(input.settings.games)).map(origin => `"${origin}"`)
  const inGames = `=(self ${games.join(' ')})`
  return {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `accelerometer=(), autoplay${inGames}, camera=(), display-capture=(), fullscreen${inGames}, geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`,
  }
}
