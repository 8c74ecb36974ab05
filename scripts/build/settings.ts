import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { CommandError } from '../system/run-command.ts'

export type Settings = {
  /** Origin at which pages call the info service, '' for their own origin. */
  infoServiceUrl: string
  /** Origin of the info service that the host forwards calls to, '' if it forwards none. */
  infoForwardedTo: string
  /** The key of the info service, '' if only the host knows it. Without forwarding, pages contain it. */
  infoApiKey: string
  /** The header that carries the key. */
  infoApiKeyHeader: string
  /** How long the info service may take. */
  infoTimeoutMs: number
  /** Addresses of the demo games by page, '' for a game that is not available. */
  games: Record<'bacon-slot' | 'book-of-dead' | 'temple', string>
  /** The address that the contact form sends messages to, or ''. */
  contactUrl: string
  /** Origin of the published site, '' if it is not known. */
  siteUrl: string
  /** The market segments that are prerendered; 404.html shows every other one. */
  markets: string[]
}

/** The address of our own slot game on the site. */
export const ownSlot = '/slot/{language}'

const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** What a kind of setting allows. */
type Kind = {
  isValid: (value: string) => boolean
  /** The rest of a sentence about an invalid value. */
  problem: string
}

const web: Kind = {
  isValid: value => isWeb(value) || value === 'none',
  problem: 'is neither a web address nor "none"',
}
const origin: Kind = {
  isValid: value => isWeb(value) && new URL(value).origin === value,
  problem: 'is not an origin (scheme and host, no path)',
}
const key: Kind = {
  isValid: value => /^[\x21-\x7e]+$/.test(value),
  problem: 'is not a key of visible ASCII characters',
}
const header: Kind = {
  isValid: value => /^[\w!#$%&'*+.^`|~-]+$/.test(value),
  problem: 'is not the name of a header',
}
const time: Kind = {
  isValid: value => /^([1-9]\d\d|[1-8]\d{3}|9000)$/.test(value),
  problem: 'is not 100 to 9000 milliseconds',
}
const yesOrNo: Kind = {
  isValid: value => /^(true|false)$/.test(value),
  problem: 'is neither "true" nor "false"',
}
const markets: Kind = {
  isValid: value => /^[a-z]{2}(,[a-z]{2})*$/.test(value),
  problem: 'is not a comma-separated list of lowercase two-letter codes',
}

/** Every setting by its name. The fallback applies to a setting that is missing or empty. */
const rules = {
  INFO_SERVICE_URL: { kind: origin, example: 'https://info.example.com', fallback: '' },
  INFO_FORWARDED: { kind: yesOrNo, example: 'true', fallback: 'false' },
  INFO_API_KEY: { kind: key, example: 'a1b2c3', fallback: 'stand-in-key' },
  INFO_API_KEY_HEADER: { kind: header, example: 'x-api-key', fallback: 'x-api-key' },
  INFO_TIMEOUT_MS: { kind: time, example: '5000', fallback: '5000' },
  GAME_BACON_SLOT_URL: {
    kind: web,
    example: 'https://games.example.com/bacon-slot?mode=fun',
    fallback: ownSlot,
  },
  GAME_BOOK_OF_DEAD_URL: {
    kind: web,
    example: 'https://games.example.com/book-of-dead?mode=fun',
    fallback:
      'https://asccw.playngonetwork.com/casino/ContainerLauncher?pid=2&gid=bookofdead&lang=en_GB&practice=1&channel=desktop&demo=2',
  },
  GAME_TEMPLE_URL: {
    kind: web,
    example: 'https://games.example.com/temple?mode=fun',
    fallback:
      'https://d3nsdzdtjbr5ml.cloudfront.net/casino/launcher.html?channel=web&gameid=templetumble&moneymode=fun&jurisdiction=MT',
  },
  CONTACT_URL: { kind: web, example: 'https://example.com/inbox', fallback: '' },
  SITE_URL: { kind: origin, example: 'https://www.example.com', fallback: '' },
  MARKETS: { kind: markets, example: 'nz,au', fallback: 'nz' },
} satisfies Record<string, { kind: Kind; example: string; fallback: string }>

type Name = keyof typeof rules

const refusal = (name: Name, problem: string): CommandError =>
  new CommandError(`${problem} Example: ${name}=${rules[name].example} (see .env.example)`)

/** Reads a folder's .env, .env.local and the environment; later ones override. */
export function readEnvironment(root: string): Record<string, string | undefined> {
  const files = ['.env', '.env.local'].map(file => join(root, file)).filter(existsSync)
  const written = files.map(file => parseEnv(readFileSync(file, 'utf8')))
  return Object.fromEntries([...written, process.env].flatMap(each => Object.entries(each)))
}

/** Reads the build's settings. Throws a CommandError on an invalid value or an unknown name. */
export function readSettings(environment: NodeJS.Dict<string>, forVisitors = false): Settings {
  // Netlify sets SITE_ID and SITE_NAME for every build.
  for (const name of Object.keys(environment)) {
    if (/^(INFO|GAME|CONTACT)_|^SITE_(?!ID$|NAME$)|^MARKET/.test(name) && !(name in rules)) {
      throw new CommandError(`Unknown setting ${name}. .env.example lists them all.`)
    }
  }
  const value = (name: Name): string => {
    const { fallback, kind } = rules[name]
    const given = environment[name]?.trim() || fallback
    if (given !== fallback && !kind.isValid(given)) {
      throw refusal(name, `${name}="${given}" ${kind.problem}.`)
    }
    return kind === web && given === 'none' ? '' : given
  }
  const siteUrl = value('SITE_URL')
  /** Returns an address that pages call or frame. */
  const called = (name: Name): string => {
    const given = value(name)
    if (!forVisitors || !isWeb(given) || siteUrl === '') {
      return given
    }
    if (isPublic(siteUrl) && !isPublic(given)) {
      throw refusal(name, `${name}="${given}" cannot be reached by visitors of ${siteUrl}.`)
    }
    if (siteUrl.startsWith('https:') && given.startsWith('http:')) {
      throw refusal(name, `${name}="${given}" is not https: browsers block it on ${siteUrl}.`)
    }
    return given
  }
  const isForwarded = value('INFO_FORWARDED') === 'true'
  const infoForwardedTo = isForwarded ? value('INFO_SERVICE_URL') : ''
  if (isForwarded && infoForwardedTo === '') {
    throw refusal('INFO_SERVICE_URL', 'INFO_FORWARDED="true" requires INFO_SERVICE_URL.')
  }
  if (isForwarded && infoForwardedTo === siteUrl) {
    throw refusal('INFO_SERVICE_URL', 'INFO_SERVICE_URL is the site, which would call itself.')
  }
  const infoServiceUrl = isForwarded ? '' : called('INFO_SERVICE_URL')
  const hasKey = Boolean(environment.INFO_API_KEY?.trim())
  if (infoServiceUrl !== '' && !hasKey) {
    throw refusal('INFO_API_KEY', `INFO_API_KEY is missing, but ${infoServiceUrl} requires it.`)
  }
  return {
    infoServiceUrl,
    infoForwardedTo,
    infoApiKey: isForwarded && !hasKey ? '' : value('INFO_API_KEY'),
    infoApiKeyHeader: value('INFO_API_KEY_HEADER'),
    infoTimeoutMs: Number(value('INFO_TIMEOUT_MS')),
    games: {
      'bacon-slot': called('GAME_BACON_SLOT_URL'),
      'book-of-dead': called('GAME_BOOK_OF_DEAD_URL'),
      temple: called('GAME_TEMPLE_URL'),
    },
    contactUrl: called('CONTACT_URL'),
    siteUrl,
    markets: value('MARKETS').split(','),
  }
}

/** Hosts of this machine and its network, as browsers write them. */
const privateHosts = [
  /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/,
  // Between an access network and its subscribers (RFC 6598).
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.[\d.]+$/,
  /^\[(::1?\]|::ffff:|f[cd]|fe[89ab])/,
  /^[^.:]+\.?$/,
  /\.(localhost|local|internal|lan|home\.arpa)\.?$/,
]

const isPublic = (address: string): boolean =>
  address !== '' && !privateHosts.some(host => host.test(new URL(address).hostname))

export function settingNotes(settings: Settings): string[] {
  const { contactUrl, infoApiKey, infoServiceUrl, siteUrl, games } = settings
  const notes: string[] = []
  if (contactUrl === '') {
    notes.push(
      'CONTACT_URL is not set: the contact form says "The message has been sent", but every message is lost.',
    )
  }
  if (infoApiKey === rules.INFO_API_KEY.fallback) {
    notes.push('INFO_API_KEY is not set: pages send the key of the stand-in info service.')
  }
  if (infoApiKey === '') {
    notes.push(
      'INFO_API_KEY is not set: the host must add the key, which nginx.conf and caddy.conf lack.',
    )
  }
  if (siteUrl === '') {
    notes.push('SITE_URL is not set: there are no canonical addresses and no sitemap.')
  }
  for (const address of [infoServiceUrl, contactUrl, ...Object.values(games)].filter(isWeb)) {
    if (!isPublic(address)) {
      notes.push(`${address} is on this machine or its network: visitors cannot reach it.`)
    }
  }
  return notes
}
