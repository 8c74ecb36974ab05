import { fail } from 'node:assert'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type InfoCall, longestTimeoutMs } from '../../shared/site-info/site-info-request.ts'
import { cleanSource, filesOnDisk, whyUnreadable } from '../content/content-files.ts'
import { nearestName } from '../content/rules/did-you-mean.ts'
import { CommandError } from '../system/run-command.ts'
import { isPublic, isWeb } from '../system/web-address.ts'

export const ownSlot = '/slot/{language}'

export const standInApiKey = 'stand-in-key'

/** Normalised as browsers do: no final slash or default port, lowercase, and `xn--` for letters such as ä. */
const origin = z
  .string()
  .refine(
    value => isWeb(value) && new URL(value).href === `${new URL(value).origin}/`,
    'is not an origin (scheme and host, no path)',
  )
  .transform(value => new URL(value).origin)
const isNone = (value: string) => value.toLowerCase() === 'none'
const webAddress = z
  .string()
  .refine(value => isWeb(value) || isNone(value), 'is neither a web address nor "none"')
  .transform(value => (isNone(value) ? '' : new URL(value).href))

/**
 * Every setting by its name; `.env.example` describes them. A message is the rest of a sentence about
 * an invalid value. The default is that of a setting that is missing or empty.
 */
const settingsSchema = z.strictObject({
  /** '' if the service answers on the site's own origin. */
  INFO_SERVICE_URL: origin.default('').meta({ example: 'https://info.example.com' }),
  INFO_FORWARDED: z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: 'is neither "true" nor "false"' })
    .default(false)
    .meta({ example: 'true' }),
  /** '' if only the host knows it. */
  INFO_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'is not a key of visible ASCII characters')
    .default('')
    .meta({ example: 'a1b2c3' }),
  INFO_API_KEY_HEADER: z
    .string()
    // Headers may contain more characters, but nginx and Caddy interpret some of them.
    .regex(/^[a-z][\w-]*$/i, 'is not the name of a header (letters, digits, - and _)')
    .default('x-api-key')
    .meta({ example: 'x-api-key' }),
  INFO_TIMEOUT_MS: z
    .string()
    .refine(
      value => /^[1-9]\d{2,3}$/.test(value) && Number(value) <= longestTimeoutMs,
      `is not 100 to ${longestTimeoutMs} milliseconds`,
    )
    .transform(Number)
    .default(5000)
    .meta({ example: '5000' }),
  /** The addresses of the games are '' for a game that is not available. */
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
    .regex(/^[a-z]{2}(\s*,\s*[a-z]{2})*$/i, 'is not a comma-separated list of two-letter codes')
    .transform(value => value.toLowerCase().split(/\s*,\s*/))
    .default(['nz'])
    .meta({ example: 'nz,au' }),
})

export type Settings = z.output<typeof settingsSchema>

type SettingName = keyof Settings

export const settingNames = settingsSchema.keyof().options

/** Names the settings whose addresses pages call or frame. */
export const calledAddresses = ({ INFO_FORWARDED }: Settings) =>
  [
    ...(INFO_FORWARDED ? [] : (['INFO_SERVICE_URL'] as const)),
    'CONTACT_URL',
    'GAME_BACON_SLOT_URL',
    'GAME_BOOK_OF_DEAD_URL',
    'GAME_TEMPLE_URL',
  ] as const satisfies readonly SettingName[]

const invalid = (name: SettingName, problem: string): CommandError =>
  new CommandError(
    `${problem} Example: ${name}=${settingsSchema.shape[name].meta()?.example} (see .env.example)`,
  )

/**
 * Reads a folder's .env, .env.local and the environment; later ones override. Of the environment,
 * only names that are a setting's or nearly so: Kubernetes and hosts add others, such as
 * INFO_SERVICE_PORT for a service named "info-service".
 */
export function readEnvironment(root: string): Record<string, string | undefined> {
  const files = ['.env', '.env.local'].filter(file => existsSync(join(root, file)))
  const fromFiles = files.flatMap(file => Object.entries(parseEnvFile(root, file)))
  const fromProcess = Object.entries(process.env).filter(([name]) =>
    nearestName(name, settingNames),
  )
  return Object.fromEntries([...fromFiles, ...fromProcess])
}

/** Stands for a # in the middle of a word. No file contains it, because Unicode assigns it no character. */
const innerHash = '\uFDD0'

/** Refuses a value that a comment cuts, as in `INFO_API_KEY=k7#x`. A comment after a space is meant. */
function parseEnvFile(root: string, file: string): NodeJS.Dict<string> {
  const text = readEnvFile(root, file)
  const values = parseEnv(text)
  const uncut = parseEnv(text.replace(/(?<=\S)#/g, innerHash))
  for (const name of settingNames) {
    const meant = uncut[name]?.replaceAll(innerHash, '#') ?? ''
    if (meant !== (values[name] ?? '')) {
      const quote = ['"', "'", '`'].find(mark => !meant.includes(mark))
      throw new CommandError(
        `${file}: a comment begins at # and cuts ${name} to "${values[name] ?? ''}". Write ${name}=${quote}${meant}${quote}, or a space before a comment.`,
      )
    }
  }
  return values
}

function readEnvFile(root: string, file: string): string {
  const source = filesOnDisk(root).read(file)
  if (source instanceof Error) {
    throw new CommandError(`${file} ${whyUnreadable(source)}`)
  }
  const text = cleanSource(source)
  // UTF-16 has zeros, other encodings have bytes that UTF-8 has not.
  if (/[\0\uFFFD]/.test(text)) {
    throw new CommandError(`${file}: a character cannot be read. Save the file as UTF-8.`)
  }
  return text
}

/** Reads the build's settings. Throws a CommandError on an invalid value or an unknown name. */
export function readSettings(environment: NodeJS.Dict<string>, forVisitors = false): Settings {
  const settings = parseSettings(environment)
  const { INFO_SERVICE_URL, INFO_FORWARDED, INFO_API_KEY, SITE_URL } = settings
  if (INFO_FORWARDED && INFO_SERVICE_URL === '') {
    throw invalid('INFO_SERVICE_URL', 'INFO_FORWARDED="true" requires INFO_SERVICE_URL.')
  }
  if (INFO_FORWARDED && INFO_SERVICE_URL === SITE_URL) {
    throw invalid('INFO_SERVICE_URL', 'INFO_SERVICE_URL is the site, which would call itself.')
  }
  if (!INFO_FORWARDED && INFO_SERVICE_URL !== '' && INFO_API_KEY === '') {
    throw invalid('INFO_API_KEY', `INFO_API_KEY is missing, but ${INFO_SERVICE_URL} requires it.`)
  }
  if (forVisitors && SITE_URL !== '') {
    for (const name of calledAddresses(settings)) {
      checkCalledAddress(name, settings[name], SITE_URL)
    }
  }
  return { ...settings, INFO_API_KEY: INFO_API_KEY || (INFO_FORWARDED ? '' : standInApiKey) }
}

function parseSettings(environment: NodeJS.Dict<string>): Settings {
  const values: Record<string, string> = {}
  for (const [name, value = ''] of Object.entries(environment)) {
    const isKnown = Object.hasOwn(settingsSchema.shape, name)
    if (looksLikeSetting(name) && !(isKnown && value.trim() === '')) {
      values[name] = value.trim()
    }
  }
  const { data, error } = settingsSchema.safeParse(values)
  if (data) {
    return data
  }
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') {
    throw new CommandError(`Unknown setting ${issue.keys[0]}. .env.example lists them all.`)
  }
  const name = settingNames.find(setting => setting === issue?.path[0]) ?? fail(error.message)
  throw invalid(name, `${name}="${values[name]}" ${issue?.message}.`)
}

/** Is true for a setting’s name, one nearly so, or one with the same first word, such as INFO. */
export function looksLikeSetting(name: string): boolean {
  const [first] = name.split('_')
  const words = settingNames.map(setting => setting.split('_')[0])
  return words.includes(first) || nearestName(name, settingNames) !== undefined
}

/** Refuses an address that pages call or frame, but that visitors of the site cannot reach. */
function checkCalledAddress(name: SettingName, address: string, SITE_URL: string): void {
  if (!isWeb(address)) {
    return
  }
  if (isPublic(SITE_URL) && !isPublic(address)) {
    throw invalid(name, `${name}="${address}" cannot be reached by visitors of ${SITE_URL}.`)
  }
  if (SITE_URL.startsWith('https:') && address.startsWith('http:')) {
    throw invalid(name, `${name}="${address}" is not https: browsers block it on ${SITE_URL}.`)
  }
}

/** Pages send the key, unless the host forwards their calls and adds it. */
export const pageCall = (settings: Settings): InfoCall => ({
  origin: settings.INFO_FORWARDED ? '' : settings.INFO_SERVICE_URL,
  headers: settings.INFO_FORWARDED ? {} : { [settings.INFO_API_KEY_HEADER]: settings.INFO_API_KEY },
  INFO_TIMEOUT_MS: settings.INFO_TIMEOUT_MS,
})

export const gameAddresses = (settings: Settings) => ({
  'bacon-slot': settings.GAME_BACON_SLOT_URL,
  'book-of-dead': settings.GAME_BOOK_OF_DEAD_URL,
  temple: settings.GAME_TEMPLE_URL,
})
