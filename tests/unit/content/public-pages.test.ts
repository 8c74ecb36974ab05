import { posix } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affiliate, pageSource, readSite } from './content-site.ts'

/** Texts as they come from other pages and programs. */
const texts = [
  'Cookies',
  'henkilötiedot',
  '“Players”',
  '👩🏽‍💻',
  '2~5 days',
  'C:\\\\',
  'a\u00A0b',
  'so\u00ADft',
  'snake\\_case',
  '\\[Players]',
  '[Players]',
  '[x][y]',
  '[^1]',
  '[[Page]]',
  '[here] (/poker)',
  '<b>',
  '**',
  '{{ site.title }}',
  '==marked==',
]
const addresses = ['https://example.com/a_b', 'www.example.com', 'info@example.com', '“www.a.com”']
const image = `data:image/png;base64,${'iVBOR'.repeat(60)}`
const targets = ['/poker', '/pokre', 'poker.md', '\\poker', '#no', 'card.svg', 'javascript:x', '']
const pictures = ['card.svg', 'my card.PNG', 'card.heic', 'https://example.com/card.png', image]
const marks = [
  '',
  '',
  '',
  '- ',
  '• ',
  '1. ',
  '> ',
  '## ',
  '##',
  '- [ ] ',
  '[a]: /poker ',
  ':::note ',
]
const blocks = [
  '-',
  '\u00A0',
  'Fees\n====',
  'One\n\u00A0\ntwo',
  '| a |\n|---|\n| 1 | 2 |',
  '[a]: /poker\n[a]: /roulette',
  '---\nlayout: x\n---',
  "import X from './x'",
  'One[^2].\n\n[^2]: two',
  `${'- '.repeat(99)}x`,
  `![][a]\n\n[a]: ${image}`,
]
const one = (values: readonly string[]) => fc.constantFrom(...values)
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(texts => texts.join(''))
const part = fc.oneof(
  one(texts),
  one(addresses),
  join(fc.constant('['), one(['words', '']), fc.constant(']('), one(targets), fc.constant(')')),
  join(fc.constant('!['), one(['A card', '']), fc.constant(']('), one(pictures), fc.constant(')')),
)
const around = one(['&', '&', '**&**', '_&_', '“&”', '(&)', '"&".'])
const phrase = fc.tuple(around, part).map(([outer, inner]) => outer.replace('&', () => inner))
const phrases = fc.array(phrase, { minLength: 1, maxLength: 3 }).map(texts => texts.join(' '))
const body = fc
  .array(fc.oneof({ weight: 3, arbitrary: join(one(marks), phrases) }, one(blocks)), {
    maxLength: 8,
  })
  .map(texts => texts.join('\n\n'))

/** Leaves out addresses and marks, which pages do not show. */
const wordsIn = (line: string): string[] =>
  line.replace(/\]\([^)]*\)|^\[.*\]: .*|&\w+;/g, '').match(/\p{L}{4,}/gu) ?? []

test('every word of a public page is shown, or a short message names its line', () => {
  const sample = fc.sample(body, { numRuns: 200, seed: 60 })
  const pages = Object.fromEntries(
    sample.map((body, at) => [`en/paper-${at}.md`, pageSource(body)]),
  )
  const { findings, words } = readSite(pages)
  for (const [path, source] of Object.entries(pages)) {
    const name = posix.basename(path, '.md')
    const found = findings.filter(({ file }) => file === `${affiliate}/${path}`)
    const lines = source.split('\n')
    for (const { line, message } of found) {
      expect(message.length, message).toBeLessThanOrEqual(300)
      expect(lines[line - 1], message).not.toMatch(/^[ \t]*$/)
    }
    const shown = JSON.stringify(words.affiliate.en.pages[name]?.body)
    for (const [at, line] of lines.entries()) {
      if (at >= 5 && !found.some(finding => finding.line === at + 1)) {
        for (const word of wordsIn(line)) {
          expect(shown, `${name}:${at + 1} ${line}`).toContain(word)
        }
      }
    }
  }
})
