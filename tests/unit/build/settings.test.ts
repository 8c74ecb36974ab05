import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test, vi } from 'vitest'
import { settingNotes } from '../../../scripts/build/setting-notes.ts'
import {
  gameAddresses,
  ownSlot,
  pageCall,
  readEnvironment,
  readSettings,
  settingNames,
} from '../../../scripts/build/settings.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

function problemWith(environment: Record<string, string>, forVisitors = false): string {
  try {
    readSettings(environment, forVisitors)
    return 'Nothing is wrong.'
  } catch (error) {
    return `${error}`
  }
}

const pairs = (values: Record<string, string[]>) =>
  Object.entries(values).flatMap(([name, all]) => all.map(value => [name, value] as const))

test('without settings, or with empty ones, the site asks its own origin', () => {
  const none = readSettings({})
  expect(none).toMatchObject({
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    CONTACT_URL: '',
  })
  expect(none).toMatchObject({
    INFO_API_KEY_HEADER: 'x-api-key',
    INFO_TIMEOUT_MS: 5000,
    SITE_URL: '',
  })
  expect(readSettings({ INFO_TIMEOUT_MS: '', SITE_URL: ' ', PATH: '/' })).toEqual(none)
})

test('the default demo games are for fun: a slot of our own, and two in their practice mode (spec §2.25)', () => {
  const games = gameAddresses(readSettings({}))
  expect(Object.keys(games)).toEqual(['bacon-slot', 'book-of-dead', 'temple'])
  expect(games['bacon-slot']).toBe(ownSlot)
  expect(games['book-of-dead']).toMatch(/^https:.*&practice=1&/)
  expect(games.temple).toMatch(/^https:.*&moneymode=fun&/)
})

test.each(
  pairs({
    INFO_SERVICE_URL: ['https://info.example.com/api', 'info.example.com', 'https://a$b.nz'],
    INFO_FORWARDED: ['yes', '1'],
    INFO_API_KEY: ['two words', 'ключ'],
    INFO_API_KEY_HEADER: ['x api key', 'x-api-key:', '#x', '-x', 'x$y'],
    INFO_TIMEOUT_MS: ['5s', '0', '60000'],
    GAME_BACON_SLOT_URL: ['javascript:alert(1)', 'nothing'],
    GAME_BOOK_OF_DEAD_URL: ['/book-of-dead'],
    GAME_TEMPLE_URL: ['ftp://games.example.com/'],
    CONTACT_URL: ['mailto:us@example.com'],
    SITE_URL: [
      'https://www.example.com/home',
      'https://a@b.nz',
      'https://a;b.nz',
      'www.example.com',
    ],
    MARKETS: ['fi,nz,', 'fin'],
  }),
)('%s="%s" is refused by its name, with a valid example', (name, value) => {
  const problem = problemWith({ [name]: value })
  expect(problem).toMatch(`${name}="${value}"`)
  const [, example = 'no example'] = RegExp(`Example: ${name}=(\\S+)`).exec(problem) ?? []
  const service = { INFO_SERVICE_URL: 'https://info.example.com', INFO_API_KEY: 'key' }
  expect(readSettings({ ...service, [name]: example })).toBeTruthy()
})

test.each([
  ['SITE_URL', 'https://www.example.com/', 'https://www.example.com'],
  ['SITE_URL', 'HTTPS://WWW.Example.com:443', 'https://www.example.com'],
  ['SITE_URL', 'https://kōwhai.nz/', 'https://xn--kwhai-g9a.nz'],
  ['INFO_SERVICE_URL', 'http://Info.example.com:80/', 'http://info.example.com'],
  ['CONTACT_URL', 'HTTPS://Jäätelö.example/In', 'https://xn--jtel-loaa3k.example/In'],
  ['GAME_TEMPLE_URL', 'None', ''],
  ['INFO_FORWARDED', 'False', false],
  ['MARKETS', 'NZ, au', ['nz', 'au']],
])('%s="%s" means the same as "%s"', (name, written, meant) => {
  expect(readSettings({ INFO_API_KEY: 'key', [name]: written })).toHaveProperty(name, meant)
})

test('an unknown setting is refused, and so is a separate service without a key', () => {
  for (const name of ['INFO_API_KYE', 'SITE_ADDRESS_OF_OURS', 'MARKET']) {
    expect(problemWith({ [name]: 'x' })).toBe(
      `CommandError: Unknown setting ${name}. .env.example lists them all.`,
    )
  }
  const service = { INFO_SERVICE_URL: 'https://info.example.com' }
  expect(problemWith(service)).toMatch(/INFO_API_KEY is missing.*Example: INFO_API_KEY=/)
})

const published = { INFO_API_KEY: 'key', SITE_URL: 'https://www.example.com' }

test.each(
  pairs({
    INFO_SERVICE_URL: ['http://127.0.0.1:8080', 'https://172.31.1.2'],
    GAME_BACON_SLOT_URL: ['http://localhost:8082/bacon-slot', 'https://192.168.1.2/'],
    GAME_BOOK_OF_DEAD_URL: ['https://10.1.2.3/', 'http://[::1]:8082/temple'],
    GAME_TEMPLE_URL: ['http://[::ffff:a01:203]/temple', 'http://100.64.1.2/temple'],
    CONTACT_URL: ['http://box.home.arpa/inbox', 'http://printer.local/inbox'],
  }),
)('%s="%s" stops only a build for a public address', (name, value) => {
  expect(problemWith({ ...published, [name]: value }, true)).toContain(`${name}="${value}"`)
  const here = { ...published, SITE_URL: 'http://localhost:8080', [name]: value }
  expect(settingNotes(readSettings(here, true)).join()).toContain(value)
  const isPublic = {
    INFO_SERVICE_URL: 'https://172.15.0.1',
    GAME_TEMPLE_URL: 'https://localhost.nz/',
  }
  expect(problemWith({ ...published, ...isPublic }, true)).toBe('Nothing is wrong.')
})

test.each(
  pairs({
    INFO_SERVICE_URL: ['http://info.example.com'],
    GAME_BACON_SLOT_URL: ['http://games.example.com/bacon-slot'],
    GAME_BOOK_OF_DEAD_URL: ['http://games.example.com/book-of-dead'],
    GAME_TEMPLE_URL: ['http://games.example.com/temple'],
    CONTACT_URL: ['http://example.com/inbox'],
  }),
)('%s="%s" is refused only on an https site, whose browsers would block it', (name, value) => {
  expect(problemWith({ ...published, [name]: value }, true)).toMatch(
    `${name}="${value}" is not https: browsers block it on https://www.example.com.`,
  )
  const unencrypted = { ...published, SITE_URL: 'http://www.example.com', [name]: value }
  expect(problemWith(unencrypted, true)).toBe('Nothing is wrong.')
})

test('a host that forwards can call any address, and may be the only one that knows the key', () => {
  expect(problemWith({ INFO_FORWARDED: 'true' })).toMatch(
    /requires INFO_SERVICE_URL. Example: INFO_SERVICE_URL=/,
  )
  const forwarded = {
    SITE_URL: 'https://www.example.com',
    INFO_FORWARDED: 'true',
    INFO_SERVICE_URL: 'http://10.0.0.5:8080',
  }
  expect(problemWith({ ...forwarded, INFO_SERVICE_URL: forwarded.SITE_URL })).toMatch(
    /the site, which would call itself/,
  )
  const settings = readSettings(forwarded, true)
  expect(settings).toMatchObject({
    INFO_SERVICE_URL: 'http://10.0.0.5:8080',
    INFO_FORWARDED: true,
    INFO_API_KEY: '',
  })
  expect(pageCall(settings)).toMatchObject({ origin: '', headers: {} })
  expect(settingNotes(settings).join()).toContain('the host must add the key')
  expect(readSettings({ ...forwarded, INFO_API_KEY: 'key' }).INFO_API_KEY).toBe('key')
})

test('only a build without an inbox says that messages are lost', () => {
  const notesOn = (environment: Record<string, string>) => settingNotes(readSettings(environment))
  expect(notesOn(published)).toEqual([expect.stringMatching(/^CONTACT_URL .* message is lost/)])
  expect(notesOn({ ...published, CONTACT_URL: 'https://example.com/inbox' })).toEqual([])
})

test.each(['.env', '.env.local'])(
  '%s may begin with a byte order mark, and is refused in another encoding',
  file => {
    const { folder, write } = temporaryFolder()
    const text = '\uFEFFINFO_FORWARDED=true\r\nINFO_API_KEY=key\r\n'
    write(file, text)
    expect(readEnvironment(folder)).toMatchObject({ INFO_FORWARDED: 'true', INFO_API_KEY: 'key' })
    const bytes = Buffer.from(text, 'utf16le')
    for (const encoded of [
      bytes,
      bytes.subarray(2),
      bytes.swap16(),
      Buffer.from('# é', 'latin1'),
    ]) {
      write(file, encoded)
      expect(() => readEnvironment(folder)).toThrow(
        `${file}: a character cannot be read. Save the file as UTF-8.`,
      )
    }
  },
)

test.each(['.env', '.env.local'])('a value that a comment in %s cuts is refused', file => {
  const { folder, write } = temporaryFolder()
  const refusal = (line: string) => {
    write(file, `${line}\nMARKETS=nz # New Zealand\n`)
    try {
      return readEnvironment(folder)
    } catch (error) {
      return `${error}`
    }
  }
  for (const [line, cut, quoted] of [
    ['INFO_API_KEY=k7#x', 'INFO_API_KEY to "k7"', 'INFO_API_KEY="k7#x"'],
    ['export INFO_API_KEY=#x # "mine"', 'INFO_API_KEY to ""', 'INFO_API_KEY="#x"'],
    ['INFO_API_KEY=k"7#', 'INFO_API_KEY to "k"7"', `INFO_API_KEY='k"7#'`],
    ['GAME_TEMPLE_URL=https://a.nz/#/b#c', 'to "https://a.nz/"', '="https://a.nz/#/b#c"'],
  ]) {
    const expected = `CommandError: ${file}: a comment begins at # and cuts`
    expect(refusal(`${line}`), line).toMatch(expected)
    expect(refusal(`${line}`), line).toContain(cut)
    const [, remedy = ''] = /Write (\S+), or a space/.exec(`${refusal(`${line}`)}`) ?? []
    expect(remedy).toContain(quoted)
    expect(refusal(remedy), 'the remedy').toMatchObject({ MARKETS: 'nz' })
  }
  for (const line of [
    'INFO_API_KEY=k7 #x#y',
    'INFO_API_KEY="k7"#x',
    '# A=b#c\nINFO_API_KEY=k7',
    'A=b#c\nINFO_API_KEY=k7',
  ]) {
    expect(refusal(line), line).toMatchObject({ INFO_API_KEY: 'k7', MARKETS: 'nz' })
  }
})

test('a folder in place of .env is refused in a sentence', () => {
  const { folder, write } = temporaryFolder()
  write('.env/key')
  expect(() => readEnvironment(folder)).toThrow(/^\.env cannot be read\. Put a file of text here/)
})

test('names that a platform adds to the environment are no settings, unless a file contains them', () => {
  const { folder, write } = temporaryFolder()
  const before = readEnvironment(folder)
  const foreign = ['INFO_SERVICE_PORT_80_TCP', 'INFO_SERVICE_SERVICE_HOST', 'GAME_TEMPLE_PORT']
  for (const name of [...foreign, 'CONTACT_PORT', 'SITE_PORT', 'SITE_ID']) {
    vi.stubEnv(name, 'tcp://10.0.0.7:80')
  }
  expect(readEnvironment(folder)).toEqual(before)
  vi.stubEnv('INFO_API_KYE', 'key')
  expect(() => readSettings(readEnvironment(folder))).toThrow('Unknown setting INFO_API_KYE.')
  vi.unstubAllEnvs()
  write('.env', 'SITE_PORT=80')
  expect(() => readSettings(readEnvironment(folder))).toThrow('Unknown setting SITE_PORT.')
})

test('.env.example names every setting, and no other', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
  expect(readSettings(example), 'with the defaults').toEqual(readSettings({}))
})
