import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { nearestName } from '../content/did-you-mean.ts'
import { CommandError } from '../run-command.ts'

export type Settings = {
  /** Origin of the info service, '' for the page's own. */
  infoServiceUrl: string
  infoApiKey: string
  infoApiKeyHeader: string
  infoTimeoutMs: number
  /** Addresses of the demo games by page, '' where there is none. */
  games: { 'bacon-slot': string; 'book-of-dead': string; temple: string }
  /** Where the contact form delivers, '' for nowhere. */
  contactUrl: string
  /** Origin of the published site, '' when it is not known. */
  siteUrl: string
  /** The market segments that are prerendered; every other one is shown by 404.html. */
  markets: string[]
}

/** The markets of a build that is told no others. */
export const defaultMarkets = ['fi', 'nz']

/** A setting that the build cannot work with. The message names it and gives an example. */
export class SettingError extends CommandError {}

type Rule = { fallback: string; example: string; wrong: (value: string) => string | false }

const web = (value: string) =>
  !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) && 'is not a web address'
const optional = (rule: Rule['wrong']) => (value: string) => value !== '' && rule(value)
const origin = (value: string) =>
  web(value) || (new URL(value).origin !== value && 'is not an origin (scheme and host, no path)')

const rule = (fallback: string, example: string, wrong: Rule['wrong']): Rule => ({
  fallback,
  example,
  wrong,
})

const rules = {
  INFO_SERVICE_URL: rule('', 'https://info.example.com', optional(origin)),
  INFO_API_KEY: rule(
    'stand-in-key',
    'a1b2c3',
    value => !/^[\x21-\x7e]+$/.test(value) && 'is not a key of visible ASCII characters',
  ),
  INFO_API_KEY_HEADER: rule(
    'x-api-key',
    'x-api-key',
    value => !/^[\w!#$%&'*+.^`|~-]+$/.test(value) && 'is not the name of a header',
  ),
  INFO_TIMEOUT_MS: rule(
    '5000',
    '5000',
    value =>
      !(/^\d+$/.test(value) && +value >= 100 && +value <= 9000) &&
      'is not a number of milliseconds from 100 to 9000',
  ),
  GAME_BACON_SLOT_URL: rule('', 'https://games.example.com/bacon-slot?mode=fun', optional(web)),
  GAME_BOOK_OF_DEAD_URL: rule(
    'https://asccw.playngonetwork.com/casino/ContainerLauncher?pid=2&gid=bookofdead&lang=en_GB&practice=1&channel=desktop&demo=2',
    'https://games.example.com/book-of-dead?mode=fun',
    web,
  ),
  GAME_TEMPLE_URL: rule(
    'https://d3nsdzdtjbr5ml.cloudfront.net/casino/launcher.html?channel=web&gameid=templetumble&moneymode=fun&jurisdiction=MT',
    'https://games.example.com/temple?mode=fun',
    web,
  ),
  CONTACT_URL: rule('', 'https://example.com/inbox', optional(web)),
  SITE_URL: rule('', 'https://www.example.com', optional(origin)),
  MARKETS: rule(
    defaultMarkets.join(','),
    'fi,nz,au',
    value => !/^[a-z]{2}(,[a-z]{2})*$/.test(value) && 'is not a list of two small letters each',
  ),
}

/** Names like those of settings, which Netlify sets for every build. */
const hostsOwn = ['SITE_ID', 'SITE_NAME']

type Name = keyof typeof rules

const isName = (name: string): name is Name => Object.hasOwn(rules, name)

const refusal = (name: Name, given: string, problem: string): SettingError =>
  new SettingError(
    `${name}="${given}" ${problem}. Example: ${name}=${rules[name].example} (see .env.example)`,
  )

type Environment = Record<string, string | undefined>

/** Reads a folder's .env, then its .env.local, then the environment; the last one holds. */
export function readEnvironment(root: string): Environment {
  const files = ['.env', '.env.local'].map(file => join(root, file)).filter(existsSync)
  const written = files.map(file => parseEnv(readFileSync(file, 'utf8')))
  return Object.assign({}, ...written, process.env)
}

/**
 * Returns the build's settings. Throws a SettingError at the first value that cannot be right, and at
 * a name that looks like a setting but is none.
 */
export function readSettings(environment: Environment): Settings {
  for (const name of Object.keys(environment)) {
    if (!/^(INFO|GAME|CONTACT|SITE)_|^MARKET/.test(name) || isName(name) || hostsOwn.includes(name))
      continue
    const near = nearestName(name, Object.keys(rules))
    const guess = near && isName(near) ? ` Did you mean ${near}=${rules[near].example}?` : ''
    throw new SettingError(`There is no setting ${name}.${guess} All are in .env.example.`)
  }
  const value = (name: Name): string => {
    const { fallback, wrong } = rules[name]
    const given = environment[name]?.trim() || fallback
    const problem = wrong(given)
    if (problem) throw refusal(name, given, problem)
    return given
  }
  const infoServiceUrl = value('INFO_SERVICE_URL')
  if (infoServiceUrl && !environment.INFO_API_KEY?.trim()) {
    throw new SettingError(
      `INFO_API_KEY is missing, which the info service at ${infoServiceUrl} wants to see. Example: INFO_API_KEY=${rules.INFO_API_KEY.example} (see .env.example)`,
    )
  }
  return {
    infoServiceUrl,
    infoApiKey: value('INFO_API_KEY'),
    infoApiKeyHeader: value('INFO_API_KEY_HEADER'),
    infoTimeoutMs: Number(value('INFO_TIMEOUT_MS')),
    games: {
      'bacon-slot': value('GAME_BACON_SLOT_URL'),
      'book-of-dead': value('GAME_BOOK_OF_DEAD_URL'),
      temple: value('GAME_TEMPLE_URL'),
    },
    contactUrl: value('CONTACT_URL'),
    siteUrl: value('SITE_URL'),
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

/** Whether an address leads to this machine or its own network, where no visitor can follow. */
const isPrivate = (address: string): boolean =>
  privateHosts.some(host => host.test(new URL(address).hostname))

/**
 * Returns the settings of a build for visitors. Throws a SettingError too where a site with a public
 * address is to call or frame something on this machine or its network.
 */
export function readPublishedSettings(environment: Environment): Settings {
  const settings = readSettings(environment)
  const { siteUrl } = settings
  for (const name of Object.keys(rules).filter(isName)) {
    const given = environment[name]?.trim()
    if (!given || !name.endsWith('_URL') || !siteUrl || isPrivate(siteUrl)) continue
    if (isPrivate(given))
      throw refusal(
        name,
        given,
        `is on this machine or its network, where the visitors of ${siteUrl} cannot follow`,
      )
  }
  return settings
}

/**
 * Returns the warning, in a box, of a build for a public address whose contact form thanks for
 * messages that are lost; null for every other build.
 */
export function lostMessagesWarning({ contactUrl, siteUrl }: Settings): string | null {
  if (contactUrl !== '' || siteUrl === '' || isPrivate(siteUrl)) return null
  const lines = [
    'CONTACT_URL is not set: messages from visitors will be LOST.',
    `On ${siteUrl} the contact form says`,
    '"The message has been sent", and nobody receives it.',
    'Set CONTACT_URL (docs/operations.md) and build again.',
  ]
  const width = Math.max(...lines.map(line => line.length))
  const edge = '━'.repeat(width + 4)
  const rows = lines.map(line => `┃  ${line.padEnd(width)}  ┃`)
  return [`┏${edge}┓`, ...rows, `┗${edge}┛`].join('\n')
}

/** Returns what the owner should know before a build with these settings is published. */
export function settingNotes(settings: Settings): string[] {
  const { contactUrl, infoApiKey, infoServiceUrl, siteUrl, games } = settings
  const called = [infoServiceUrl, contactUrl, ...Object.values(games)].filter(Boolean)
  return [
    contactUrl === '' &&
      'CONTACT_URL is not set: the contact form thanks for messages, but they go nowhere.',
    infoApiKey === 'stand-in-key' &&
      'INFO_API_KEY is not set: the key of the stand-in info service is used.',
    siteUrl === '' && 'SITE_URL is not set: there are no canonical addresses and no sitemap.',
    games['bacon-slot'] === '' &&
      'GAME_BACON_SLOT_URL is not set: its page says that the game is not there at the moment.',
    ...called
      .filter(isPrivate)
      .map(address => `${address} is on this machine or its network: visitors cannot reach it.`),
  ].filter(note => note !== false)
}
