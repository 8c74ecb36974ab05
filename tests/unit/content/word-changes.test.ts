import { expect, test } from 'vitest'
import { wordChanges } from '../../../scripts/content/changes-since.ts'

test('words that went and came in one place belong together, with the line they stand on', () => {
  expect(
    wordChanges('One.\n\nPlay and never borrow.\n', 'One.\n\nPlay and do not borrow.\n'),
  ).toEqual([{ line: 3, went: 'never', came: 'do not' }])
})

test('changes in several places are told apart', () => {
  expect(wordChanges('a b c\nd e f\n', 'a x c\nd f\nnew line\n')).toEqual([
    { line: 1, went: 'b', came: 'x' },
    { line: 2, went: 'e', came: '' },
    { line: 3, went: '', came: 'new line' },
  ])
})

test('a new file has come, a removed one has gone, and the same one has done neither', () => {
  expect(wordChanges('', 'All new.')).toEqual([{ line: 1, went: '', came: 'All new.' }])
  expect(wordChanges('All old.', '')).toEqual([{ line: 1, went: 'All old.', came: '' }])
  expect(wordChanges('Same.', 'Same.')).toEqual([])
})
