import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findText, openText } from '../../../scripts/edit/page/find-text.ts'

const file = 'variants/affiliate/content/en/roulette.md'
const line = 1

/** Returns the texts of a page: its heading, and these blocks. */
const textsOf = (...sources: string[]) => [
  { file, line, name: 'heading', source: 'heading: H', start: 0, end: 0 },
  ...sources.map((source, at) => ({ file, line, name: `${at}`, source, start: 0, end: 0 })),
]

/** Returns what is found for a block after a colleague's change, or null. */
function found(number: number, before: string[], after: string[]): string | null {
  const [, ...texts] = textsOf(...before)
  const text = texts[number]
  if (!text) {
    throw new Error(`There is no block ${number}.`)
  }
  return findText(openText(text, texts), textsOf(...after))?.source ?? null
}

test('a text is found by its words and its neighbours', () => {
  const page = ['Intro.', 'You bet.', '## Look', 'Play.', '## End', 'Play.']
  const after = (...sources: string[]) => found(1, page, sources)
  expect(after('New.', ...page), 'it moved down').toBe('You bet.')
  expect(after('Intro.', 'You bet less.', '## Look'), 'it changed').toBe('You bet less.')
  expect(after('Intro.', '## Look', 'Play.'), 'it is gone').toBeNull()
  expect(after('Intro.', '## Look', 'New.'), 'it is gone, and another is new').toBeNull()
  expect(after('Intro.', '## Look', 'You bet.'), 'it moved behind another').toBe('You bet.')
  expect(after('Intro.', '## End', '## Look'), 'another moved to its place').toBeNull()
  expect(after(), 'the page is empty').toBeNull()
  // Of two texts with the same words, the neighbours tell which is gone.
  const ends = ['Intro.', 'You bet.', '## Look', 'Play.', '## End']
  expect([found(3, page, ends), found(5, page, ends)]).toEqual(['Play.', null])
  expect(findText({ file, name: 'heading', source: 'heading: G', blocks: [] }, textsOf())).toEqual(
    textsOf()[0],
  )
  expect(findText({ file, name: 'intro', source: 'intro: I', blocks: [] }, textsOf())).toBeNull()
})

test('whatever others do to a page, no edit is led to another of its texts', () => {
  const words = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f')
  const change = fc.record({
    kind: fc.constantFrom('remove', 'insert', 'rewrite', 'move'),
    from: fc.nat(7),
    to: fc.nat(7),
  })
  const page = fc.array(words, { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(page, fc.array(change, { maxLength: 4 }), fc.nat(6), (before, changes, opened) => {
      const number = opened % before.length
      const after = [...before]
      for (const [index, { kind, from, to }] of changes.entries()) {
        if (kind === 'insert') {
          after.splice(to, 0, `new ${index}`)
        } else if (kind === 'rewrite' && from < after.length) {
          after[from] = `new ${index}`
        } else {
          const [moved] = after.splice(from, 1)
          if (kind === 'move' && moved) {
            after.splice(to, 0, moved)
          }
        }
      }
      const text = found(number, before, after)
      expect([null, before[number], ...after.filter(each => /new/.test(each))]).toContain(text)
      const isOnce = (list: string[]) => list.filter(each => each === before[number]).length === 1
      if (isOnce(before) && isOnce(after)) {
        expect(text).toBe(before[number])
      }
    }),
    { numRuns: 2000 },
  )
})
