import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLabels } from '../../../scripts/content/parse-labels.ts'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import { pageSource } from './content-site.ts'

const file = 'variants/affiliate/content/en/poker.md'

/** What is said about a page, as `line: message`, with the word note where it stops nobody. */
const saidOf = (source: string, path = file): string =>
  parseMarkdown(source, path)
    .findings.map(
      ({ line, kind, message }) => `${line}: ${kind === 'note' ? 'note ' : ''}${message}`,
    )
    .join('\n')

/** The same about a body alone, with lines counted from its first. */
const saidOfBody = (body: string): string =>
  saidOf(pageSource(body)).replace(/^\d+/gm, line => `${Number(line) - 5}`)

test('a page of all that Markdown offers here has no mistakes', () => {
  const markdown = `
## Heading

Text with *emphasis*, \`code\`, ~~strokes~~ and a line\\
break, [a page](/poker), [home](/), [a place](#heading), [a site](https://example.com),
<https://example.com>, [mail](mailto:a@example.com) and [Jurisdiction]. 5 < 6 and \\<name>.

### Lists

- one
- two

1. three

> A quotation.

| a | b |
|---|---|
| 1 | 2 |

![A card](card.svg) [![A card](../en/card.svg)](/poker)
`
  expect(saidOfBody(markdown)).toBe('')
})

const bodies: [body: string, said: string][] = [
  ['Text\n\n# Poker\n', '3: The page has its heading already'],
  ['More\n====\n', '1: The page has its heading already .* Write ## here.'],
  ['## One\n\n#### Two\n', '3: This heading skips a level. Write ### here.'],
  ['##\n', '1: This heading is empty.'],
  ['Text <b>bold</b>\n', '1: HTML such as <b> is not shown.'],
  ['<!-- later -->\n', '1: HTML such as <!-- is not shown.'],
  ['[a](javascript:alert(1))', '1: "javascript:.*" is not allowed as a link'],
  ['[a](&#106;avascript:alert(1))', '1: "javascript:.*" is not allowed as a link'],
  ['[a][b]\n\n[b]: javascript:alert(1)', '3: "javascript:.*" is not allowed as a link'],
  ['[a](privacy-policy)', '1: The link .* write "/privacy-policy"'],
  ['[a](../poker.md#rules)', '1: The link .* write "/poker#rules"'],
  ['[a](www.example.com)', '1: The link .* Begin it with https://'],
  ['[a](//example.com)', '1: The link .* Begin it with https://'],
  ['[a](/\\\\example.com)', '1: The link .* Begin it with https://'],
  ['[](/poker)\n', '1: This link has no text.'],
  ['[poker]()\n', '1: This link has no address.'],
  ['![](card.svg)\n', '1: This image has no text.'],
  ['![ ][card]\n\n[card]: /card.svg\n', '1: This image has no text.'],
  ['![A card](/card.svg)', '1: The picture "/card.svg" cannot be shown. Save it beside the page'],
  ['![A card](../../card.svg)', '1: The picture "../../card.svg" cannot be shown.'],
  ['![A card](card.heic)', '1: The picture "card.heic" cannot be shown.'],
  ['![A card](http://a.com/b.svg)', '1: The picture "http://a.com/b.svg" cannot be shown.'],
  ['![A card](data:image/png;base64,x)', '1: The picture "data:.*" cannot be shown.'],
  ['![A card](https://a.com/b.svg)', '1: note The owner of this address learns who reads'],
  ['One[^1].\n\n[^1]: three\n', '3: Footnotes are not shown.'],
  ['- [ ] two\n', '1: A list with boxes to tick is not shown.'],
  ['Best of {monht}.\n', '1: {monht} is shown as it stands.'],
  ['##No space\n', '1: note Write a space after ##'],
  ['One\n\n##\u00A0Two\n', '3: note Write a space after ##'],
  ['#Two\n', '1: note Write a space after #:'],
  ['One\n[x] (/y) two\n', '2: note Remove the space between \\] and \\( in \\[x\\] \\(/y\\)'],
  ['[x](/my page)\n', '1: note An address has no spaces: \\[x\\]\\(/my page\\)'],
  ['[x](https://example.com/my page)\n', '1: note An address has no spaces: \\[x\\]\\('],
  ['[a][b]\n', '1: note No line says .* for the name in \\[a\\]\\[b\\], so it is no link'],
  ['| a | b |\n| 1 | 2 |\n', '1: note Write a line \\|---\\|---\\| below the first line'],
  ['a | b\n1 | 2\n', '1: note Write a line \\|---\\|---\\| below the first line'],
  ['Text\n---\n', '1: note The line of - below makes a heading of this text.'],
  ['One\n\n\tTwo\n', '3: note Text behind a tab or four spaces shows as code.'],
  ['• one\n', '1: note Write - in place of •'],
]

test.each(bodies)('the body %j is told once: %s', (body, said) => {
  expect(saidOfBody(body)).toMatch(new RegExp(`^${said}.*$`))
})

const fields: [line: string, said: string][] = [
  ['intro: 2024', '"intro" is not a text'],
  ['intro: {month}', '"intro" is not a text'],
  ['footer: first', '"footer" is a place'],
  ['footer: 1.5', '"footer" is a place'],
  ['footer: 0', '"footer" is a place'],
  ['footer: "1"', '"footer" is a place'],
  ['draft: yes', '"draft" is either true or false'],
  ['intro: Poker: the rules', 'A text that contains ": " must stand in "quotes"'],
  ['intro: "Poker', 'A closing quote'],
  ['intro: {month} again', '.*Put all of it in "quotes"'],
  ['intro: &home page', 'A text that begins with & must stand'],
  ['intro: *important*', '.*not a text'],
  ['intro: We are #1', 'The words after # are not shown'],
  ['intro:Hello', '.*(cannot be read|space after the colon)'],
  ['a line of text', 'Write this line as "name: text"'],
  ['intro: Hello\n  link: There', '.*Begin each name at the edge'],
  ['Intor: Hello', 'There is no "Intor" here. Did you mean "intro"\\?'],
  [
    'colour: red',
    'There is no "colour" here. Known names are: title, description, heading, intro, link, footer, draft, translates.',
  ],
  ['intro: "{month}"', '{month} is shown as it stands.'],
  ['link: "A {word}"', '{word} is shown as it stands.'],
  ['intro: It is **bold**', '"intro" is shown as it is typed. Write \\*\\*bold\\*\\* without'],
  ['intro: It is _meant_', '"intro" is shown as it is typed. Write _meant_ without'],
  ['intro: See [a](/b)', '"intro" is shown as it is typed. Write \\[a\\]\\(/b\\) without'],
  ['heading: Again', '"heading" stands on line 4 already. Keep one of the two.'],
]

test.each(fields)('the front matter %j is told on its line, once: %s', (line, said) => {
  expect(saidOf(pageSource('', `${line}\n`))).toMatch(new RegExp(`^5: ${said}.*$`))
})

const noTitle = 'The page has no title. Write a line "title: …" with its text.'
const noDescription = 'The page has no description. Write a line "description: …" with its text.'
const noHeading = 'The page has no heading. Write a line "heading: …" with its text.'

test.each([
  ['Text.\n', /^1: .*no front matter.*---.*$/],
  [`\n${pageSource('# One\n')}`, /^1: A page begins with ---.*\n7: .*Write ## here\.$/],
  [pageSource().replace('heading: Poker', 'heading: "Poker {monht}"'), /^4: {monht} is shown/],
  [pageSource('', 'link: P\n').replace('g: Poker', 'g: "Poker {month}"'), ''],
  [pageSource().replace('g: Poker', 'g: "**P**"'), /^4: "heading" is shown as it is typed/],
  [
    pageSource().replace('g: Poker', 'g: "Poker {month}"'),
    /^1: A heading with {month} has no name for menus/,
  ],
  [pageSource('', 'link: P\n').replace('g: Poker', 'g: "{month} {month}"'), /^4: {month} is shown/],
  ['---\nintro: Hello\n---\n', `1: ${noTitle}\n1: ${noDescription}\n1: ${noHeading}`],
  ['---\ntitle: A\nheading: B\ndescription:\n---\n', `4: ${noDescription}`],
  [pageSource('', 'intro:\n'), ''],
  [pageSource('', 'intro: 5 * 6 * 7 and a_b_c\n'), ''],
  [
    '---\ntitle: A\ndescription: B\nheading: C\n\n## Two\n\n# Three\n',
    /^1: The front matter does not end\. Close it with a line --- before the text\.\n8: .*Write ## here\.$/,
  ],
  [
    '---\ntitle: A: b\nheadin: C\nfooter: x\n---\n# One\n\n<b>two</b>\n\n[x](y)\n',
    /^1: .*\n2: .*\n3: .*\n4: .*\n6: .*\n8: .*\n10: .*$/,
  ],
])('the page %j is told all that is wrong with it, by line', (source, said) => {
  expect(saidOf(source)).toEqual(said instanceof RegExp ? expect.stringMatching(said) : said)
})

test('the questions and answers need only a heading', () => {
  const source = '---\nheading: Questions\n---\n## Why?\n\nSo.\n'
  expect(saidOf(source, 'variants/social/content/en/faq.md')).toBe('')
})

test('in spite of mistakes a page gives the words of those lines and of all others', () => {
  const wordsOf = (source: string) => parseMarkdown(source, file).words
  expect(wordsOf(pageSource('Hello.', 'intro: Poker: the rules\nlink: P\n'))).toMatchObject({
    heading: 'Poker',
    intro: 'Poker: the rules',
    link: 'P',
  })
  expect(wordsOf(pageSource('', 'heading: Again\n')).heading).toBe('Poker')
  expect(wordsOf('---\ntitle: A\nheading: C\n\n## Two\n')).toMatchObject({
    title: 'A',
    heading: 'C',
  })
  expect(parseMarkdown('# One\n', file).findings[0]).toMatchObject({ file, kind: 'error' })
})

const signs =
  '# ;## ;- ;  ;\t;| ;[a](;![;](;);<b>;<!--;";\';{month};#;: ;*;`;&;\\;[^1];[^1]: ;|---|\n'
const words =
  '---\n;\n;\n\n;title: ;heading: ;draft: ;javascript:;https://example.com;teksti;\r\n;\uFEFF'
const pieces = fc.constantFrom(...`${signs};${words}`.split(';'))
const pages = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string()), { maxLength: 30 })
  .map(parts => parts.join(''))

test('whatever a writer types, there are words, the same each time, and findings on lines of the file', () => {
  fc.assert(
    fc.property(pages, source => {
      const parsed = parseMarkdown(source, file)
      const { words, findings } = parsed
      expect(parseMarkdown(source, file)).toEqual(parsed)
      expect(JSON.parse(JSON.stringify(words))).toEqual(words)
      expect(JSON.stringify(words.body)).not.toMatch(/"href":"javascript/i)
      const lines = source.split(/\r\n?|\n/).length
      for (const { line } of findings) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(lines)
      }
    }),
  )
})

const labelFile = 'variants/affiliate/content/en/labels.yaml'

const labels: [line: string, said: string][] = [
  ['gteBonus: Get', 'There is no "gteBonus" here. Did you mean "getBonus"?'],
  ['colour: red', 'There is no "colour" here. Remove it.'],
  ['__proto__: A', 'There is no "__proto__" here. Remove it.'],
  ['getBonus: 12', '"getBonus" is not a text.'],
  ['getBonus:', '"getBonus" is not a text.'],
  ['getBonus: ""', '"getBonus" is not a text.'],
  ['getBonus: [a, b]', '"getBonus" is not a text.'],
  ['rank: #{rank}', 'The words after # are not shown.'],
  ['getBonus: a: b', 'A text that contains ": " must stand in "quotes".'],
  ['getBonus', 'Write this line as "name: text"'],
  ['score: five', '"score" must contain {score}'],
  ['score: "{scroe}"', '"score" must contain {score} instead of {scroe}'],
  ['getBonus: "Get {count}"', '"getBonus" must contain no {…} instead of {count}'],
  ['months: a b c d e f g h i j k l m', '"months" must name all twelve months'],
]

test.each(labels)('the label %j is told on its line, once: %s', (line, said) => {
  const error = { kind: 'error', file: labelFile, line: 2, message: expect.stringContaining(said) }
  expect(parseLabels(`# Words.\n${line}\n`, labelFile).findings).toEqual([error])
})

test('labels are read in their order, with the text that there is in spite of a mistake', () => {
  const source = `# The card.
rank: "#{rank}"
ratings: "1345"

# The list.
rateIt: 12
playNow: a: b
rank: Again
`
  const { labels, findings } = parseLabels(source, labelFile)
  expect(Object.entries(labels)).toEqual([
    ['rank', '#{rank}'],
    ['ratings', '1345'],
    ['rateIt', '12'],
    ['playNow', 'a: b'],
  ])
  expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    expect.stringMatching(/^6: .*not a text/),
    expect.stringMatching(/^7: .*quotes/),
    '8: "rank" stands on line 2 already. Keep one of the two.',
  ])
})
