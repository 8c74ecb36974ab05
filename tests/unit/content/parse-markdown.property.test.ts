import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'

const pieces = fc.constantFrom(
  ...[
    '---\n',
    '\n',
    '\n\n',
    'title: ',
    'heading: ',
    'draft: ',
    '# ',
    '## ',
    '- ',
    '  ',
    '\t',
    '| ',
  ],
  ...['[a](', '![', '](', ')', '<b>', '<!--', '"', "'", '{month}', '#', ': ', '*', '`', '&', '\\'],
  ...[
    'javascript:',
    'https://example.com',
    '[^1]',
    '[^1]: ',
    '|---|\n',
    'teksti',
    '\r\n',
    '\uFEFF',
  ],
)
const pages = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string()), { maxLength: 30 })
  .map(parts => parts.join(''))

test('whatever a writer types, there are words, and findings on lines of the file', () => {
  fc.assert(
    fc.property(pages, source => {
      const { words, findings } = parseMarkdown(source, 'poker.md')
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

test('the same page gives the same words and findings each time', () => {
  fc.assert(
    fc.property(pages, source => {
      expect(parseMarkdown(source, 'a.md')).toEqual(parseMarkdown(source, 'a.md'))
    }),
  )
})
