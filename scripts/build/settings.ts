import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { CommandError } from '../system/run-command.ts'

export type Settings = ReturnType<typeof readSettings>

/** The address of our own slot game on the site. */
export const ownSlot = '/slot/{language}'

const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** The test of a value, and the rest of a sentence about an invalid one. */
type Kind = [valid: Pick<RegExp, 'test'>, problem: string]

const web: Kind = [
  { test: value => isWeb(value) || value === 'none' },
  'is neither a web address nor "none"',
]
const origin: Kind = [
  { test: value => isWeb(value) && new URL(value).origin === value },
  'is not an origin (scheme and host, no path)',
]
const key: Kind = [/^[\x21-\x7e]+$/, 'is not a key of visible ASCII characters']
const header: Kind = [/^[\w!#$%&'*+.^`|~-]+$/, 'is not the name of a header']
const time: Kind = [/^([1-9]\d\d|[1-8]\d{3}|9000)$/, 'is not 100 to 9000 milliseconds']
const markets: Kind = [
  /^[a-z]{2}(,[a-z]{2})*$/,
  'is not a comma-separated list of lowercase two-letter codes',
]

const rule = (kind: Kind, example: string, fallback = '') => ({ kind, example, fallback })

const rules = {
  INFO_SERVICE_URL: rule(origin, 'https://info.example.com'),
  INFO_API_KEY: rule(key, 'a1b2c3', 'stand-in-key'),
  INFO_API_KEY_HEADER: rule(header, 'x-api-key', 'x-api-key'),
  INFO_TIMEOUT_MS: rule(time, '5000', '5000'),
  GAME_BACON_SLOT_URL: rule(web, 'https://games.example.com/bacon-slot?mode=fun', ownSlot),
  GAME_BOOK_OF_DEAD_URL: rule(
    web,
    'https://games.example.com/book-of-dead?mode=fun',
    'https://asccw.playngonetwork.com/casino/ContainerLauncher?pid=2&gid=bookofdead&lang=en_GB&practice=1&channel=desktop&demo=2',
  ),
  GAME_TEMPLE_URL: rule(
    web,
    'https://games.example.com/temple?mode=fun',
    'https://d3nsdzdtjbr5ml.cloudfront.net/casino/launcher.html?channel=web&gameid=templetumble&moneymode=fun&jurisdiction=MT',
  ),
  CONTACT_URL: rule(web, 'https://example.com/inbox'),
  SITE_URL: rule(origin, 'https://www.example.com'),
  MARKETS: rule(markets, 'fi,nz,au', 'fi,nz'),
}

type Name = keyof typeof rules

const refusal = (name: Name, problem: string): CommandError =>
  new CommandError(`${problem} Example: ${name}=${rules[name].example} (see .env.example)`)

/** Reads a folder's .env, .env.local and the environment; later ones override. */
export function readEnvironment(root: string): Record<string, string | undefined> {
  const files = ['.env', '.env.local'].map(file => join(root, file)).filter(existsSync)
  const written = files.map(file => parseEnv(readFileSync(file, 'utf8')))
  return Object.assign({}, ...written, process.env)
}

/** Returns the build's settings. Throws a CommandError at an invalid value or an unknown name. */
export function readSettings(environment: NodeJS.Dict<string>, forVisitors = false) {
  // Netlify sets SITE_ID and SITE_NAME for every build.
  for (const name of Object.keys(environment)) {
    if (/^(INFO|GAME|CONTACT)_|^SITE_(?!ID$|NAME$)|^MARKET/.test(name) && !(name in rules)) {
      throw new CommandError(`There is no setting ${name}. All are in .env.example.`)
    }
  }
  const value = (name: Name): string => {
    const { fallback, kind } = rules[name]
    const [valid, problem] = kind
    const given = environment[name]?.trim() || fallback
    if (given !== fallback && !valid.test(given)) {
      throw refusal(name, `${name}="${given}" ${problem}.`)
    }
    // A site at a public address may call and frame only public addresses.
    if (
      forVisitors &&
      name !== 'SITE_URL' &&
      isPublic(siteUrl) &&
      isWeb(given) &&
      !isPublic(given)
    ) {
      throw refusal(name, `${name}="${given}" cannot be reached by visitors of ${siteUrl}.`)
    }
    return kind === web && given === 'none' ? '' : given
  }
  const siteUrl = value('SITE_URL')
  const infoServiceUrl = value('INFO_SERVICE_URL')
  if (infoServiceUrl && !environment.INFO_API_KEY?.trim()) {
    throw refusal('INFO_API_KEY', `INFO_API_KEY is missing, but ${infoServiceUrl} requires it.`)
  }
  return {
    /** Origin of the info service, '' for the page's own. */
    infoServiceUrl,
    infoApiKey: value('INFO_API_KEY'),
    infoApiKeyHeader: value('INFO_API_KEY_HEADER'),
    infoTimeoutMs: Number(value('INFO_TIMEOUT_MS')),
    /** Addresses of the demo games by page, '' for a game that is not available. */
    games: {
      'bacon-slot': value('GAME_BACON_SLOT_URL'),
      'book-of-dead': value('GAME_BOOK_OF_DEAD_URL'),
      temple: value('GAME_TEMPLE_URL'),
    },
    /** The address that the contact form sends messages to, or ''. */
    contactUrl: value('CONTACT_URL'),
    /** Origin of the published site, '' if it is not known. */
    siteUrl,
    /** The market segments that are prerendered; 404.html shows every other one. */
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

/** Returns whether visitors can reach an address. */
const isPublic = (address: string): boolean =>
  address !== '' && !privateHosts.some(host => host.test(new URL(address).hostname))

/** Returns a conspicuous warning if visitors' messages will be lost, else ''. */
export function lostMessages({ contactUrl, siteUrl }: Settings): string {
  if (contactUrl !== '' || !isPublic(siteUrl)) {
    return ''
  }
  const edge = '═'.repeat(80)
  return `${edge}
  MESSAGES FROM VISITORS OF ${siteUrl} WILL BE LOST, because CONTACT_URL is not set.
  The contact form says "The message has been sent", but delivers it nowhere.
${edge}`
}

/** Returns the warnings about publishing a build with these settings. */
export function settingNotes({ contactUrl, infoApiKey, infoServiceUrl, siteUrl, games }: Settings) {
  const called = [infoServiceUrl, contactUrl, ...Object.values(games)].filter(isWeb)
  return [
    contactUrl === '' &&
      'CONTACT_URL is not set: the contact form thanks visitors, but sends nothing.',
    infoApiKey === 'stand-in-key' &&
      'INFO_API_KEY is not set: the key of the stand-in info service is used.',
    siteUrl === '' && 'SITE_URL is not set: there are no canonical addresses and no sitemap.',
    ...called
      .filter(address => !isPublic(address))
      .map(address => `${address} is on this machine or its network: visitors cannot reach it.`),
  ].filter(note => note !== false)
}
