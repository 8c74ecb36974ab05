import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../scripts/content/parse-markdown.ts'

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
      const parsed = parseMarkdown(source, 'poker.md')
      const { words, findings } = parsed
      expect(parseMarkdown(source, 'poker.md')).toEqual(parsed)
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
