import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import { bodyLine, pageSource } from './page-source.ts'

function problemsOf(markdown: string): { line: number; message: string }[] {
  return parseMarkdown(pageSource(markdown), 'poker.md').problems.map(({ line, message }) => ({
    line: line - bodyLine + 1,
    message,
  }))
}

test('a page of all that Markdown offers here has no problems', () => {
  const markdown = `
## Heading

Text with *emphasis*, \`code\`, ~~strokes~~ and a line\\
break, [a page](/poker), [home](/), [a place](#heading), [a site](https://example.com),
<https://example.com>, [mail](mailto:a@example.com) and [Jurisdiction].

### Lists

- one
- two

1. three

> A quotation.

| a | b |
|---|---|
| 1 | 2 |

![A card](/card.svg)
`
  expect(problemsOf(markdown)).toEqual([])
})

test('a first-level heading is refused, since the page has one', () => {
  expect(problemsOf('Text\n\n# Poker\n\nMore\n====\n')).toEqual([
    { line: 3, message: expect.stringContaining('Write ## here') },
    { line: 5, message: expect.stringContaining('Write ## here') },
  ])
})

test('a heading that skips a level is told which one to use', () => {
  expect(problemsOf('## One\n\n#### Two\n')).toEqual([
    { line: 3, message: 'This heading skips a level. Write ### here.' },
  ])
})

test('an empty heading is refused', () => {
  expect(problemsOf('##\n')).toEqual([{ line: 1, message: expect.stringContaining('empty') }])
})

test.each([
  ['in a line', 'Text <b>bold</b>\n', '<b>'],
  ['as a block', '<div class="x">\n  text\n</div>\n', '<div'],
  ['as a script', '<script>alert(1)</script>\n', '<script>alert(1)</script>'],
  ['as a comment', '<!-- later -->\n', '<!--'],
])('HTML %s is refused, once', (_where, markdown, shown) => {
  expect(problemsOf(markdown)).toEqual([
    { line: 1, message: expect.stringContaining(`HTML such as ${shown} is not shown`) },
  ])
})

test('a smaller-than sign is no HTML', () => {
  expect(problemsOf('5 < 6 and \\<name>\n')).toEqual([])
})

test.each([
  ['[a](javascript:alert(1))'],
  ['[a](JavaScript:alert(1))'],
  ['[a](&#106;avascript:alert(1))'],
  ['[a](vbscript:x)'],
  ['[a](data:text/html,x)'],
  ['[a][b]\n\n[b]: javascript:alert(1)'],
])('%s is not allowed as a link', markdown => {
  expect(problemsOf(markdown)).toEqual([
    { line: expect.any(Number), message: expect.stringContaining('is not allowed as a link') },
  ])
})

test.each([
  ['privacy-policy', '/privacy-policy'],
  ['./privacy-policy.md', '/privacy-policy'],
  ['../poker.md#rules', '/poker#rules'],
  ['www.example.com', 'https://'],
  ['//example.com', 'https://'],
  ['/\\\\example.com', 'https://'],
])('a link to %s is told to begin otherwise', (address, advice) => {
  expect(problemsOf(`[a](${address})\n`)).toEqual([
    { line: 1, message: expect.stringContaining(advice) },
  ])
})

test('a link needs a text and an address', () => {
  expect(problemsOf('[](/poker)\n\n[poker]()\n')).toEqual([
    { line: 1, message: expect.stringContaining('no text') },
    { line: 3, message: expect.stringContaining('no address') },
  ])
})

test('an image may be the text of a link', () => {
  expect(problemsOf('[![A card](/card.svg)](/poker)\n')).toEqual([])
})

test('an image needs a text', () => {
  expect(problemsOf('![](/card.svg)\n\n![ ][card]\n\n[card]: /card.svg\n')).toEqual([
    { line: 1, message: expect.stringContaining('This image has no text') },
    { line: 3, message: expect.stringContaining('This image has no text') },
  ])
})

test.each([['card.svg'], ['http://example.com/card.svg'], ['data:image/png;base64,x']])(
  'an image from %s cannot be shown',
  address => {
    expect(problemsOf(`![A card](${address})\n`)).toEqual([
      { line: 1, message: expect.stringContaining('cannot be shown') },
    ])
  },
)

test('footnotes and boxes to tick are refused', () => {
  expect(problemsOf('One[^1].\n\n- [ ] two\n\n[^1]: three\n')).toEqual([
    { line: 3, message: expect.stringContaining('boxes to tick') },
    { line: 5, message: expect.stringContaining('Footnotes') },
  ])
})
