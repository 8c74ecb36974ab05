import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affiliate, pageSource, readSite } from './content-site.ts'

const image = `data:image/png;base64,${'iVBOR'.repeat(60)}`

/** What lines of public pages consist of: words, escapes, addresses, marks of other systems. */
const words = [
  ...[
    'Cookies',
    'henkilötiedot',
    '2~5 days',
    '5 < 6 & 7',
    '“Players”',
    '👩🏽‍💻 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'C:\\\\',
    '&nbsp;',
  ],
  ...[
    'a\u00A0b',
    'so\u00ADft',
    '1\u200B0',
    'snake\\_case',
    '\\{HASH}',
    '\\[Players]',
    '\\*',
    '[x][y]',
  ],
  ...['{HASH}', '[Players]', 'TODO', '<b>', '**', '[^1]', '{{ site.title }}', '{% include x %}'],
  ...[
    '[!WARNING]',
    '![[p.png]]',
    '[[Page]]',
    '==marked==',
    '[toc]',
    '{: .note }',
    '[here] (/poker)',
  ],
]
const addresses = [
  ...['https://example.com/a_b', 'www.example.com', 'info@example.com', 'first\\_last@example.com'],
  ...['<https://example.com>', '“www.example.com”', '‘https://example.com’', '"www.example.com"'],
  ...['X:www.example.com', '_info@example.com_', 'https://example.com/it’s'],
]
const targets = [
  ...[
    '/poker',
    '/pokre',
    'poker.md',
    '../poker.html',
    '\\poker',
    'later',
    '#no',
    'card.svg',
    image,
  ],
  ...[
    'www.example.com',
    '//example.com',
    'info@example.com',
    'https://',
    'tel:',
    'javascript:x',
    '',
  ],
]
const pictures = ['card.svg', 'my card.PNG', 'card.heic', 'https://example.com/card.png', image]
const marks = [
  ...[
    '',
    '',
    '',
    '- ',
    '-\u00A0',
    '• ',
    '1. ',
    '> ',
    '## ',
    '##\u00A0',
    '##',
    '# ',
    '#### ',
    '\u2009- ',
  ],
  ...['- [ ] ', '[a]: /poker ', ':::note '],
]
const blocks = [
  ...['## ', '-', '>', '\u00A0', '&nbsp;', 'Fees\n====', 'Fees\n---', 'One\n\u00A0\ntwo', '- - -'],
  ...['| a |\n|---|\n| 1 | 2 |', '[a]: /poker\n[a]: /roulette', '---\nlayout: x\n---', '{#id}'],
  ...[
    "import X from './x'",
    'One[^2].\n\n[^2]: two',
    `${'- '.repeat(99)}x`,
    `![][a]\n\n[a]: ${image}`,
  ],
]
const one = (texts: readonly string[]) => fc.constantFrom(...texts)
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(each => each.join(''))
const part = fc.oneof(
  one(words),
  one(addresses),
  join(fc.constant('['), one(['words', '']), fc.constant(']('), one(targets), fc.constant(')')),
  join(fc.constant('!['), one(['A card', '']), fc.constant(']('), one(pictures), fc.constant(')')),
)
const around = one(['&', '&', '**&**', '_&_', '“&”', '(&)', '"&".'])
const phrase = fc.tuple(around, part).map(([outer, inner]) => outer.replace('&', () => inner))
const phrases = fc.array(phrase, { minLength: 1, maxLength: 3 }).map(each => each.join(' '))
const body = fc
  .array(fc.oneof({ weight: 3, arbitrary: join(one(marks), phrases) }, one(blocks)), {
    maxLength: 8,
  })
  .map(each => each.join('\n\n'))

/** What an editor does to a line when a message dictates it. After any other message, they write words. */
const remedies: [said: RegExp, follow: (line: string, ...said: string[]) => string][] = [
  [/^Write "(.*)" in place of "(.*)"/, (line, now, old) => replace(line, `](${old})`, `](${now})`)],
  [
    /^The link "(.*)" does not .* Write "(.*)"/,
    (line, old, now) => replace(line, `](${old})`, `](${now})`),
  ],
  [/^The link "(.*)" does not .* or tel:/, (line, old) => replace(line, `](${old})`, '](/poker)')],
  [/^This site has no page "(.*)"\. Did you mean "(.*)"/, replace],
  [/^A link to the picture "([^"…]*).*write (!\[.*\]\(.*\)) in place/, replaceLink],
  [
    /^(A) picture’s name belongs here.*write (!\[.*\]\(.*\)) in place/,
    (line, _, now) => line.replace(/!\[[^\]]*\]\[\w*\]/, () => `${now}`),
  ],
  [
    /^The picture "([^"…]*).*Save it next to the page/,
    (line, old) => replaceLink(line, old, '![a](b.jpg)'),
  ],
  [
    /^The owner of ([^ …]*).*Save the picture next to the page/,
    (line, old) => replaceLink(line, old, '![a](b.jpg)'),
  ],
  [/ rename "([^"…]*).* and write (!\[.*\]\(.*\))\.$/, replaceLink],
  [
    /^The quotation mark .* Write (<.*>)/,
    (line, now) =>
      line.replace(
        /(?<![(<\w/])(?:https?:\/\/|www\.)[^\s<>“”‘]+?(?=”|’(?!\p{L}))/u,
        () => `${now}`,
      ),
  ],
  [/^(\S+) will appear .* write (\S+)\.$/, replace],
  [/^(.*) is a mark of another system/, (line, old) => replace(line, old, `\\${old}`)],
  [/^(.*) is a placeholder/, (line, old) => replace(line, old, `\\${old}`)],
  [/^\[.*\] \(.* is not a link yet/, line => line.replace('] (', '](')],
  [/Type an ordinary space/, line => line.replace(/[^\S \t]/g, ' ')],
  [
    /Write (#+) here/,
    (line, now) => (/^#/.test(line) ? line.replace(/^#+/, `${now}`) : `${now} ${line}`),
  ],
  [/Write - and a space/, line => line.replace(/^•/, '- ')],
]

/** Replaces a text that no backslash precedes. */
function replace(line: string, old = '', now = ''): string {
  const before = line.split(old)
  const at = before.findIndex((each, index) => index < before.length - 1 && !each.endsWith('\\'))
  return at < 0 ? line : before.slice(0, at + 1).join(old) + now + before.slice(at + 1).join(old)
}

/** Replaces a link or a picture whose address begins so. */
function replaceLink(line: string, address = '', now = ''): string {
  const at = line.indexOf(`](${address}`)
  const start = line.lastIndexOf('[', at)
  const end = line.indexOf(')', at) + 1
  return at < 0
    ? now
    : line.slice(0, line[start - 1] === '!' ? start - 1 : start) + now + line.slice(end)
}

/** Returns what a message says, without what it quotes. */
const kindOf = (message: string) => message.replace(/"[^"]*"|\S*[^\w\s.,:’]\S*/g, '').slice(0, 40)

test('every message about a public page is short and has a place, and what it dictates is accepted', () => {
  const sample = fc.sample(body, { numRuns: 200, seed: 60 })
  const pages = Object.fromEntries(
    sample.map((each, at) => [`en/paper-${at}.md`, pageSource(each)]),
  )
  const followed = new Set<RegExp>()
  /** The messages about each line that a message has dictated. */
  let dictated = new Map<string, string[]>()
  const read = () =>
    readSite(pages).findings.filter(({ file }) => file.startsWith(`${affiliate}/en/paper-`))
  let round = 0
  for (let found = read(); found.length > 0; found = read()) {
    expect(++round).toBeLessThan(20)
    const known = dictated
    dictated = new Map()
    const changed = new Set<string>()
    for (const { file, line, message } of found) {
      const page = file.slice(affiliate.length + 1)
      const lines = `${pages[page]}`.split('\n')
      const typed = lines[line - 1] ?? ''
      const place = `${page}:${line}`
      const about = `${place} ${typed.slice(0, 200)}\n${message}`
      expect(message.length, about).toBeLessThanOrEqual(300)
      expect(line, about).toBeGreaterThan(5)
      expect(typed, about).not.toMatch(/^[ \t]*$/)
      // The level of a heading depends on the lines above.
      if (!message.startsWith('This heading skips')) {
        expect(known.get(place) ?? [kindOf(message)], about).toContain(kindOf(message))
      }
      // The other messages are about the line as it was.
      if (changed.has(place)) {
        continue
      }
      changed.add(place)
      const [said, follow] = remedies.find(([each]) => each.test(message)) ?? []
      if (said && follow) {
        followed.add(said)
        lines[line - 1] = follow(typed, ...(said.exec(message) ?? []).slice(1))
        const others = found.filter(each => each.file === file && each.line === line)
        dictated.set(
          place,
          others.map(each => kindOf(each.message)),
        )
      } else {
        lines[line - 1] = 'Words'
      }
      expect(lines[line - 1], about).not.toBe(typed)
      if (message.includes('the line ====')) {
        lines[line] = ''
      }
      pages[page] = lines.join('\n')
    }
  }
  expect(followed.size).toBe(remedies.length)
})
