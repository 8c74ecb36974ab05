import { expect, test } from 'vitest'
import { wordChanges } from '../../../scripts/content/changes-since.ts'

test('words before and after in one place belong together, with the line they stand on', () => {
  expect(
    wordChanges('One.\n\nPlay and never borrow.\n', 'One.\n\nPlay and do not borrow.\n'),
  ).toEqual([{ line: 3, before: 'never', after: 'do not' }])
})

test('changes in several places are told apart', () => {
  expect(wordChanges('a b c\nd e f\n', 'a x c\nd f\nnew line\n')).toEqual([
    { line: 1, before: 'b', after: 'x' },
    { line: 2, before: 'e', after: '' },
    { line: 3, before: '', after: 'new line' },
  ])
})

test('a new file, a removed one and an unchanged one are told apart', () => {
  expect(wordChanges('', 'All new.')).toEqual([{ line: 1, before: '', after: 'All new.' }])
  expect(wordChanges('All old.', '')).toEqual([{ line: 1, before: 'All old.', after: '' }])
  expect(wordChanges('Same.', 'Same.')).toEqual([])
})
