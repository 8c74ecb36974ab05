import { expect, test } from 'vitest'
import { lostMessages, readSettings, settingNotes } from '../../../scripts/build/settings.ts'
import { CommandError } from '../../../scripts/run-command.ts'

test('without any setting, or with empty ones, the site asks its own origin', () => {
  const none = readSettings({})
  expect(none).toMatchObject({ infoServiceUrl: '', infoApiKey: 'stand-in-key', contactUrl: '' })
  expect(none).toMatchObject({ infoApiKeyHeader: 'x-api-key', infoTimeoutMs: 5000, siteUrl: '' })
  expect(readSettings({ INFO_TIMEOUT_MS: '', SITE_URL: ' ' })).toEqual(none)
})

test.each([
  ['INFO_SERVICE_URL', 'https://info.example.com/api'],
  ['INFO_SERVICE_URL', 'info.example.com'],
  ['INFO_API_KEY', 'two words'],
  ['INFO_API_KEY', 'ключ'],
  ['INFO_API_KEY_HEADER', 'x api key'],
  ['INFO_API_KEY_HEADER', 'x-api-key:'],
  ['INFO_TIMEOUT_MS', '5s'],
  ['INFO_TIMEOUT_MS', '0'],
  ['INFO_TIMEOUT_MS', '60000'],
  ['GAME_BACON_SLOT_URL', 'javascript:alert(1)'],
  ['GAME_BOOK_OF_DEAD_URL', '/book-of-dead'],
  ['GAME_TEMPLE_URL', 'ftp://games.example.com/'],
  ['CONTACT_URL', 'mailto:us@example.com'],
  ['SITE_URL', 'https://www.example.com/'],
  ['MARKETS', 'fi,NZ'],
  ['MARKETS', 'fin'],
])('%s="%s" is refused by its name, with an example that is not', (name, value) => {
  const problem = problemWith({ [name]: value })
  expect(problem).toMatch(`${name}="${value}"`)
  const [, example = ''] = /Example: (\S+)/.exec(problem) ?? []
  const [exampleName = '', ...rest] = example.split('=')
  expect(exampleName).toBe(name)
  expect(() => readSettings({ INFO_API_KEY: 'key', [name]: rest.join('=') })).not.toThrow()
})

test.each([
  ['INFO_API_KYE', 'INFO_API_KEY=a1b2c3'],
  ['INFO_SERVICE_URI', 'INFO_SERVICE_URL=https://info.example.com'],
  ['SITE_ADDRESS_OF_OURS', '.env.example'],
])('%s is no setting, and the message tells of %s', (name, told) => {
  const problem = problemWith({ [name]: 'x' })
  expect(problem).toMatch(name)
  expect(problem).toMatch(told)
})

test('names that hosts set of their own accord are let be, and so is everything else', () => {
  const environment = { SITE_ID: 'x', SITE_NAME: 'y', PATH: '/bin', INFORMATION: 'z' }
  expect(readSettings(environment)).toEqual(readSettings({}))
})

const published = { INFO_API_KEY: 'key', SITE_URL: 'https://www.example.com' }

test.each([
  ['INFO_SERVICE_URL', 'http://127.0.0.1:8080'],
  ['GAME_BACON_SLOT_URL', 'http://localhost:8082/bacon-slot'],
  ['GAME_BOOK_OF_DEAD_URL', 'https://10.1.2.3/'],
  ['GAME_TEMPLE_URL', 'http://[::1]:8082/temple'],
  ['GAME_TEMPLE_URL', 'http://[::ffff:10.1.2.3]/temple'],
  ['GAME_TEMPLE_URL', 'http://100.64.1.2/temple'],
  ['CONTACT_URL', 'http://box.home.arpa/inbox'],
  ['CONTACT_URL', 'http://printer.local/inbox'],
])('%s="%s" stops a build for a public address, and no other build', (name, value) => {
  const read = () => readSettings({ ...published, [name]: value }, true)
  expect(read).toThrow(CommandError)
  expect(read).toThrow(`${name}="${value}"`)
  const here = { ...published, SITE_URL: 'http://localhost:8080', [name]: value }
  expect(settingNotes(readSettings(here, true)).join()).toContain(value)
})

test('a build for a public address may call and frame public addresses', () => {
  const hosts = {
    INFO_SERVICE_URL: 'https://172.15.0.1',
    GAME_TEMPLE_URL: 'https://localhost.example.com/',
  }
  const settings = readSettings({ ...published, ...hosts }, true)
  expect(settings.infoServiceUrl).toBe('https://172.15.0.1')
})

test('a build for a public address whose messages are lost says so loudly, and no other', () => {
  const boxOf = (environment: Record<string, string>) => lostMessages(readSettings(environment))
  expect(boxOf(published)).toContain('OF https://www.example.com WILL BE LOST.')
  expect(boxOf({ ...published, CONTACT_URL: 'https://example.com/inbox' })).toBe('')
  expect(boxOf({ ...published, SITE_URL: 'http://localhost:8080' })).toBe('')
  expect(boxOf({})).toBe('')
})

test('a service of its own wants a key of its own', () => {
  const problem = problemWith({ INFO_SERVICE_URL: 'https://info.example.com' })
  expect(problem).toMatch(/^INFO_API_KEY is missing.*Example: INFO_API_KEY=/)
})

function problemWith(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
  throw new Error(`Nothing was wrong with ${JSON.stringify(environment)}.`)
}
