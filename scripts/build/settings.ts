import { fail } from 'node:assert'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { InfoCall } from '../../shared/site-info/site-info-request.ts'
import { CommandError } from '../system/run-command.ts'
import { isPublic, isWeb } from './web-address.ts'

export type Settings = {
  /** Origin of the info service, '' if it answers on the site's own origin. */
  infoServiceUrl: string
  /** Whether the host forwards the pages' calls to the info service. */
  infoForwarded: boolean
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

/** The key that the stand-in for the info service wants. */
export const standInKey = 'stand-in-key'

const origin = z
  .string()
  .refine(
    value => isWeb(value) && new URL(value).origin === value,
    'is not an origin (scheme and host, no path)',
  )
const webAddress = z
  .string()
  .refine(value => isWeb(value) || value === 'none', 'is neither a web address nor "none"')
  .transform(value => (value === 'none' ? '' : value))

/**
 * Every setting by its name. A message is the rest of a sentence about an invalid value. The default
 * is that of a setting that is missing or empty.
 */
const environmentSettings = z.strictObject({
  INFO_SERVICE_URL: origin.default('').meta({ example: 'https://info.example.com' }),
  INFO_FORWARDED: z
    .enum(['true', 'false'], 'is neither "true" nor "false"')
    .default('false')
    .meta({ example: 'true' }),
  INFO_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'is not a key of visible ASCII characters')
    .default('')
    .meta({ example: 'a1b2c3' }),
  INFO_API_KEY_HEADER: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is not the name of a header')
    .default('x-api-key')
    .meta({ example: 'x-api-key' }),
  INFO_TIMEOUT_MS: z
    .string()
    .regex(/^([1-9]\d\d|[1-8]\d{3}|9000)$/, 'is not 100 to 9000 milliseconds')
    .transform(Number)
    .default(5000)
    .meta({ example: '5000' }),
  GAME_BACON_SLOT_URL: webAddress
    .default(ownSlot)
    .meta({ example: 'https://games.example.com/bacon-slot?mode=fun' }),
  GAME_BOOK_OF_DEAD_URL: webAddress
    .default(
      'https://asccw.playngonetwork.com/casino/ContainerLauncher?pid=2&gid=bookofdead&lang=en_GB&practice=1&channel=desktop&demo=2',
    )
    .meta({ example: 'https://games.example.com/book-of-dead?mode=fun' }),
  GAME_TEMPLE_URL: webAddress
    .default(
      'https://d3nsdzdtjbr5ml.cloudfront.net/casino/launcher.html?channel=web&gameid=templetumble&moneymode=fun&jurisdiction=MT',
    )
    .meta({ example: 'https://games.example.com/temple?mode=fun' }),
  CONTACT_URL: webAddress.default('').meta({ example: 'https://example.com/inbox' }),
  SITE_URL: origin.default('').meta({ example: 'https://www.example.com' }),
  MARKETS: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2})*$/, 'is not a comma-separated list of lowercase two-letter codes')
    .transform(value => value.split(','))
    .default(['nz'])
    .meta({ example: 'nz,au' }),
})

const { shape } = environmentSettings

type Name = keyof typeof shape

/** The names of all settings. */
export const settingNames = environmentSettings.keyof().options

/** Settings whose addresses pages call or frame, in addition to INFO_SERVICE_URL. */
const calledAddresses = [
  'GAME_BACON_SLOT_URL',
  'GAME_BOOK_OF_DEAD_URL',
  'GAME_TEMPLE_URL',
  'CONTACT_URL',
] as const satisfies readonly Name[]

const invalid = (name: Name, problem: string): CommandError =>
  new CommandError(`${problem} Example: ${name}=${shape[name].meta()?.example} (see .env.example)`)

/** Reads a folder's .env, .env.local and the environment; later ones override. */
export function readEnvironment(root: string): Record<string, string | undefined> {
  const files = ['.env', '.env.local'].map(file => join(root, file)).filter(existsSync)
  const written = files.map(file => parseEnv(readFileSync(file, 'utf8')))
  return Object.fromEntries([...written, process.env].flatMap(each => Object.entries(each)))
}

/** Reads the build's settings. Throws a CommandError on an invalid value or an unknown name. */
export function readSettings(environment: NodeJS.Dict<string>, forVisitors = false): Settings {
  const values = parseSettings(environment)
  const { INFO_SERVICE_URL, SITE_URL } = values
  const isForwarded = values.INFO_FORWARDED === 'true'
  if (isForwarded && INFO_SERVICE_URL === '') {
    throw invalid('INFO_SERVICE_URL', 'INFO_FORWARDED="true" requires INFO_SERVICE_URL.')
  }
  if (isForwarded && INFO_SERVICE_URL === SITE_URL) {
    throw invalid('INFO_SERVICE_URL', 'INFO_SERVICE_URL is the site, which would call itself.')
  }
  if (!isForwarded && INFO_SERVICE_URL !== '' && values.INFO_API_KEY === '') {
    throw invalid('INFO_API_KEY', `INFO_API_KEY is missing, but ${INFO_SERVICE_URL} requires it.`)
  }
  if (forVisitors && SITE_URL !== '') {
    for (const name of calledAddresses) {
      checkCalledAddress(name, values[name], SITE_URL)
    }
    if (!isForwarded) {
      checkCalledAddress('INFO_SERVICE_URL', INFO_SERVICE_URL, SITE_URL)
    }
  }
  return {
    infoServiceUrl: INFO_SERVICE_URL,
    infoForwarded: isForwarded,
    infoApiKey: values.INFO_API_KEY || (isForwarded ? '' : standInKey),
    infoApiKeyHeader: values.INFO_API_KEY_HEADER,
    infoTimeoutMs: values.INFO_TIMEOUT_MS,
    games: {
      'bacon-slot': values.GAME_BACON_SLOT_URL,
      'book-of-dead': values.GAME_BOOK_OF_DEAD_URL,
      temple: values.GAME_TEMPLE_URL,
    },
    contactUrl: values.CONTACT_URL,
    siteUrl: SITE_URL,
    markets: values.MARKETS,
  }
}

/** Returns the value of each setting, with its default if it is missing or empty. */
function parseSettings(environment: NodeJS.Dict<string>): z.output<typeof environmentSettings> {
  const given: Record<string, string> = {}
  for (const [name, value = ''] of Object.entries(environment)) {
    // Netlify sets SITE_ID and SITE_NAME for every build.
    const isOurs = /^(INFO|GAME|CONTACT)_|^SITE_(?!ID$|NAME$)|^MARKET/.test(name)
    const isKnown = Object.hasOwn(shape, name)
    if (isOurs && !(isKnown && value.trim() === '')) {
      given[name] = value.trim()
    }
  }
  const { data, error } = environmentSettings.safeParse(given)
  if (data) {
    return data
  }
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') {
    throw new CommandError(`Unknown setting ${issue.keys[0]}. .env.example lists them all.`)
  }
  const name = settingNames.find(each => each === issue?.path[0]) ?? fail(error.message)
  throw invalid(name, `${name}="${given[name]}" ${issue?.message}.`)
}

/** Refuses an address that pages call or frame, but that visitors of the site cannot reach. */
function checkCalledAddress(name: Name, address: string, siteUrl: string): void {
  if (!isWeb(address)) {
    return
  }
  if (isPublic(siteUrl) && !isPublic(address)) {
    throw invalid(name, `${name}="${address}" cannot be reached by visitors of ${siteUrl}.`)
  }
  if (siteUrl.startsWith('https:') && address.startsWith('http:')) {
    throw invalid(name, `${name}="${address}" is not https: browsers block it on ${siteUrl}.`)
  }
}

/** Returns how pages call the info service. If the host forwards the calls, only the host has the key. */
export const pageCall = (settings: Settings): InfoCall => ({
  origin: settings.infoForwarded ? '' : settings.infoServiceUrl,
  headers: settings.infoForwarded ? {} : { [settings.infoApiKeyHeader]: settings.infoApiKey },
  timeoutMs: settings.infoTimeoutMs,
})
