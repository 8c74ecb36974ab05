import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'
import { pageSource } from './page-source.ts'

const file = 'variants/affiliate/content/en/poker.md'

function messagesOf(source: string, path = file): string[] {
  return parseMarkdown(source, path).problems.map(({ line, message }) => `${line}: ${message}`)
}

test('a page gives all its words, and no problems', () => {
  const source = `---
title: Poker
description: How it works.
heading: "Poker - {month}"
intro: >
  Two lines
  are one text.
link: Card games
footer: 2
draft: true
---
Hello.
`
  expect(parseMarkdown(source, file)).toEqual({
    words: {
      title: 'Poker',
      description: 'How it works.',
      heading: 'Poker - {month}',
      intro: 'Two lines are one text.',
      link: 'Card games',
      footer: 2,
      draft: true,
      translates: null,
      body: [{ tag: 'p', children: ['Hello.'] }],
    },
    links: [],
    problems: [],
  })
})

test('a page is called by its heading where it names no link', () => {
  const { words } = parseMarkdown(pageSource(), file)
  expect(words).toMatchObject({ link: 'Poker', intro: '', footer: null, draft: false })
})

test('the line ends and the byte order mark of other systems change nothing', () => {
  const source = pageSource('## One\n\nTwo\nthree.\n')
  const foreign = `\uFEFF${source.replaceAll('\n', '\r\n')}`
  expect(parseMarkdown(foreign, file)).toEqual(parseMarkdown(source, file))
})

test('an empty file is told how to begin', () => {
  expect(messagesOf('')).toEqual([expect.stringMatching(/^1: .*no front matter.*---/)])
})

test('each missing field is named', () => {
  expect(messagesOf('---\nintro: Hello\n---\n')).toEqual([
    '1: The page has no title. Write a line "title: …" with its text.',
    '1: The page has no description. Write a line "description: …" with its text.',
    '1: The page has no heading. Write a line "heading: …" with its text.',
  ])
})

test('the questions and answers need only a heading', () => {
  const source = '---\nheading: Questions\n---\n## Why?\n\nSo.\n'
  expect(messagesOf(source, 'variants/social/content/en/faq.md')).toEqual([])
})

test('a name with nothing after it is reported on its line, once', () => {
  expect(messagesOf('---\ntitle: A\nheading: B\ndescription:\n---\n')).toEqual([
    '4: The page has no description. Write a line "description: …" with its text.',
  ])
})

test('an optional field may be left empty', () => {
  expect(messagesOf(pageSource('', 'intro:\n'))).toEqual([])
})

test('an unknown field is answered with the nearest known one', () => {
  expect(messagesOf(pageSource('', 'Intor: Hello\n'))).toEqual([
    '5: There is no field "Intor". Did you mean "intro"?',
  ])
})

test('an unknown field like no other is answered with all fields', () => {
  expect(messagesOf(pageSource('', 'colour: red\n'))).toEqual([
    '5: There is no field "colour". Known names are: title, description, heading, intro, link, footer, draft, translates.',
  ])
})

test.each([
  ['intro: 2024', '"intro" is not a text'],
  ['intro: {month}', '"intro" is not a text'],
  ['intro: [Jurisdiction]', '"intro" is not a text'],
  ['intro: true', '"intro" is not a text'],
  ['footer: first', '"footer" is a place'],
  ['footer: 0', '"footer" is a place'],
  ['footer: 1.5', '"footer" is a place'],
  ['footer: "1"', '"footer" is a place'],
  ['draft: yes', '"draft" is either true or false'],
])('%s has a value of the wrong kind', (line, message) => {
  expect(messagesOf(pageSource('', `${line}\n`))).toEqual([expect.stringContaining(message)])
})

test.each([
  ['intro: Poker: the rules', '": " must stand in "quotes"'],
  ['intro: "Poker', 'closing quote'],
  ['intro: {month} again', 'Put all of it in "quotes"'],
  ['intro: @home', 'Put all of it in "quotes"'],
  ['intro: &home page', 'begins with & must stand'],
  ['intro: *important*', 'not a text'],
  ['intro: We are #1', 'words after # are not shown'],
  ['intro:Hello', 'cannot be read|space after the colon'],
  ['a line of text', 'Write this line as "name: text"'],
  ['intro: Hello\n  link: There', 'Begin each name at the edge'],
])('%s is explained on its line, and nothing else is', (line, message) => {
  const messages = messagesOf(pageSource('', `${line}\n`))
  expect(messages).toEqual([expect.stringMatching(new RegExp(`^5: .*(${message})`))])
})

test('a mistake in one line leaves the words of that line and of all others', () => {
  const { words } = parseMarkdown(pageSource('Hello.', 'intro: Poker: the rules\nlink: P\n'), file)
  expect(words).toMatchObject({ heading: 'Poker', intro: 'Poker: the rules', link: 'P' })
})

test('a field that stands twice is reported where it stands again, and counts as first written', () => {
  const source = pageSource('', 'heading: Again\n')
  expect(messagesOf(source)).toEqual([
    '5: "heading" stands on line 4 already. Keep one of the two.',
  ])
  expect(parseMarkdown(source, file).words.heading).toBe('Poker')
})

test('front matter that does not end is taken to end at the first empty line', () => {
  const source = '---\ntitle: A\ndescription: B\nheading: C\n\n## Two\n\n# Three\n'
  expect(messagesOf(source)).toEqual([
    '1: The front matter does not end. Close it with a line --- before the text.',
    expect.stringMatching(/^8: .*Write ## here/),
  ])
  expect(parseMarkdown(source, file).words).toMatchObject({ heading: 'C', title: 'A' })
})

test('a line drawn across the body is no front matter', () => {
  const { words, problems } = parseMarkdown(pageSource('One\n\n---\n\nTwo\n'), file)
  expect(problems).toEqual([])
  expect(words.body).toEqual([
    { tag: 'p', children: ['One'] },
    { tag: 'hr' },
    { tag: 'p', children: ['Two'] },
  ])
})

test('a file in another encoding than UTF-8 is reported where a letter was lost', () => {
  expect(messagesOf(pageSource('Hyv\uFFFD\n'))).toEqual([expect.stringMatching(/^6: .*UTF-8/)])
})

test('all problems of a page are given at once, by line', () => {
  const source = '---\ntitle: A: b\nheadin: C\nfooter: x\n---\n# One\n\n<b>two</b>\n\n[x](y)\n'
  const lines = parseMarkdown(source, file).problems.map(problem => problem.line)
  expect(lines).toEqual([1, 1, 2, 3, 4, 6, 8, 10])
})

test('every problem names the file', () => {
  const { problems } = parseMarkdown('# One\n', file)
  expect(new Set(problems.map(problem => problem.file))).toEqual(new Set([file]))
})
