import { fail } from 'node:assert'
import fc from 'fast-check'
import { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { type ContentPlace, contentPlaces } from '../../../scripts/content/content-files.ts'
import {
  errorsAmong,
  findingsAsText,
  findingsOf,
  inRelease,
  note,
} from '../../../scripts/content/finding.ts'
import { parseFile } from '../../../scripts/content/read/parse-file.ts'
import { parsePage } from '../../../scripts/content/read/parse-page.ts'
import { recordTranslation } from '../../../scripts/content/translate/record-translation.ts'
import { UsageError } from '../../../scripts/system/run-command.ts'
import { affiliate, contentSite, pageSource, readSite } from './content-site.ts'

const placeAt = (file: string): ContentPlace =>
  contentPlaces(contentSite()).find(place => place.file === file) ?? fail(`There is no ${file}.`)
const poker = placeAt(`${affiliate}/en/poker.md`)

test('a page has its words and their lines, with any system’s line ends and byte order mark', () => {
  const more = 'link: Card games\nfooter: 2\nintro: >\n  Two lines\n  are one text.\n'
  const source = pageSource('Hello\nyou.\n\n- *a*\n- b\n', more)
  for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`]) {
    const page = parseFile(text, poker)
    expect(page).toMatchObject({
      page: {
        title: 'Poker | Casinos',
        description: 'On poker.',
        heading: 'Poker',
        intro: 'Two lines are one text.',
        link: 'Card games',
        footer: 2,
        body: [{ tag: 'p', children: ['Hello you.'] }, { tag: 'ul' }],
      },
    })
    expect(page.words.slice(3)).toEqual([
      { line: 5, key: 'link', words: 'Card games' },
      { line: 6, key: 'footer', words: '2' },
      { line: 7, key: 'intro', words: 'Two lines are one text.' },
      { line: 11, words: 'Hello\nyou.' },
      { line: 14, words: 'a' },
      { line: 15, words: 'b' },
    ])
  }
})

test('lines with mistakes and all others have words', () => {
  const source = pageSource('Hello.', 'heading: Cards: all\nintro: C\n')
  const page = { title: 'Poker | Casinos', heading: 'Cards: all' }
  expect(parseFile(source, poker)).toMatchObject({ page })
  const endless = parseFile('---\ntitle: A\nheading: C\n\n## Two\n', poker)
  expect(endless).toMatchObject({ page: { title: 'A', heading: 'C' } })
  const file =
    '# A.\nrank: "#{rank}"\nratings: "1345"\n\n# B.\nrateIt: 12\nplayNow: a: b\nrank: Again\n'
  const { words } = parseFile(file, placeAt('shared/content/en/labels.yaml'))
  expect(words[0]).toEqual({ line: 2, key: 'rank', words: '#{rank}' })
  const { labels } = readSite({ 'en/labels.yaml': file }).words.affiliate.en
  const written = { rank: '#{rank}', ratings: '1345', rateIt: '12', playNow: 'a: b' }
  expect(Object.entries(labels)).toEqual(Object.entries({ draft: 'draft', ...written }))
})

test('English is the fallback, and drafts are left out unless they are included', () => {
  const draft = pageSource('Soon.\n', 'draft: true\n')
  const drafts = { 'fi/roulette.md': draft, 'en/news.md': draft }
  const files = { 'fi/poker.md': undefined, 'fi/labels.yaml': 'rank: "{rank}."\n', ...drafts }
  const { en, fi } = readSite(files).words.affiliate
  expect(en.pages).not.toHaveProperty('news')
  const { poker, roulette } = en.pages
  expect(fi.labels).toEqual({ ...en.labels, rank: '{rank}.' })
  expect(Object.keys(fi.pages)).toEqual(Object.keys(en.pages))
  expect(fi.pages).toMatchObject({ poker, roulette })
  expect(Object.keys(fi.labels)).toEqual(Object.keys(en.labels))
  expect(fi.pages.blackjack).toMatchObject({ description: 'Sivusta blackjack.' })
  const asked = readSite(files, true)
  const soon = { link: 'Poker (draft)', body: [{ tag: 'p', children: ['Soon.'] }] }
  expect(asked.words.affiliate.fi.pages).toMatchObject({ roulette: soon, news: soon })
})

const pieces = [
  '# ;## ;- ;  ;\t;| ;[a](;![;](;);<b>;<!--;";\';{month};#;: ;*;`;&;\\;[^1];[^1]: ;|---|\n;',
  '---\n;\n;\n\n;title: ;heading: ;draft: ;javascript:;https://example.com;teksti',
].flatMap(line => line.split(';'))
const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string())
const typedPage = fc.array(piece, { maxLength: 30 }).map(parts => parts.join(''))

test('any text has words, the same each time, and findings on its lines', () => {
  fc.assert(
    fc.property(typedPage, source => {
      const file = new VFile({ path: poker.file, value: source })
      const parsed = parsePage(file, poker)
      const { page } = parsed
      const again = new VFile({ path: poker.file, value: source })
      expect(parsePage(again, poker)).toEqual(parsed)
      expect(again.messages).toEqual(file.messages)
      expect(JSON.parse(JSON.stringify(page))).toEqual(page)
      expect(JSON.stringify(page)).not.toMatch(/"href":"javascript/i)
      const lines = source.split('\n').map((_, index) => index + 1)
      for (const { line } of file.messages) {
        expect(lines).toContain(line)
      }
    }),
  )
})

test('a translation has one fingerprint, which stays when only English line breaks change', () => {
  const [page, labels] = [`${affiliate}/fi/poker.md`, `${affiliate}/fi/labels.yaml`]
  const finnish = { 'fi/poker.md': pageSource('Kortit.\n\n---\n'), 'fi/only.md': pageSource() }
  const marked = contentSite({ 'en/poker.md': pageSource('A\nb ![c\nd](e.svg)\n'), ...finnish })
  const shape = /^---\n[\s\S]*heading: Poker\ntranslates: \w{8}\n---\nKortit\.\n\n---\n$/
  expect(marked.read(page)).toMatch(shape)
  expect(marked.read(labels)).toMatch(
    /^\w+: .*\n[\s\S]*\n(?!translates)\w+: .*\ntranslates: \w{8}\n$/,
  )
  const broken = contentSite({ 'en/poker.md': pageSource('A  b ![c d](e.svg)\n\n'), ...finnish })
  expect(broken.read(page)).toBe(marked.read(page))
  for (const file of [page, labels]) {
    expect(recordTranslation(file, marked)).toBe(marked.read(file))
  }
  for (const file of [`${affiliate}/en/poker.md`, `${affiliate}/fi/only.md`, 'nothing.md']) {
    expect(() => recordTranslation(file, marked)).toThrow(UsageError)
  }
})

test('a claim and a placeholder are errors only before a release', () => {
  const body = 'The safest [tables](/nowhere) of [Country]. • x\n'
  const { findings } = readSite({ 'en/poker.md': pageSource(body) })
  expect(errorsAmong(findings)).toHaveLength(1)
  expect(errorsAmong(findings.map(inRelease))).toHaveLength(3)
  expect(findingsAsText(findings)).toContain('1 error, 2 to do, no notes.')
  expect(findingsAsText(findings.map(inRelease), { isRelease: true })).toContain(
    '3 errors, no notes. Fix the errors',
  )
  expect(findingsAsText([])).toBe('Nothing to fix.')
})

test('more than fifty findings of one kind are counted after the first ten', () => {
  const noted = (path: string, message: string) => {
    const file = new VFile({ path })
    note(file, message)
    return file
  }
  const alike = Array.from({ length: 51 }, (_, at) => noted(`fi/${at}.md`, `Write fi/${at}.md.`))
  const findings = findingsOf([...alike, noted('fi/other.md', 'Something else.')])
  const short = findingsAsText(findings)
  expect(short).toContain('fi/9.md')
  expect(short).not.toContain('fi/10.md')
  expect(short).toContain('… and 41 more like "Write fi/0.md." (npm run content all)')
  expect(short).toContain('52 notes')
  expect(short).toContain('Something else.')
  expect(findingsAsText(findings, { all: true })).toContain('fi/50.md')
})
