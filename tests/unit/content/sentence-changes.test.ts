import { expect, test } from 'vitest'
import { sentenceChanges } from '../../../scripts/content/sentence-changes.ts'

test.each([
  ['Same\nwords. All.', 'Same words.\nAll.', []],
  ['', 'All new.', ['1: … → All new.']],
  ['All old.', '', ['1: All old. → …']],
  [
    'a: b\n---\n# One\n\nPlay and\nnever borrow. Stop.\n',
    'a: b\n---\n# One\n\nPlay and do not\nborrow. Stop.\n',
    ['5: Play and never borrow. → Play and do not borrow.'],
  ],
  [
    'title: A\nlink: B\n- one\n- two\nLast.',
    'title: X\nlink: B\n- two\nLast. New.\n',
    ['1: title: A → title: X', '2: - one → …', '4: … → New.'],
  ],
])('sentences before and after in one place belong together: %j, %j', (before, after, said) => {
  const changes = sentenceChanges(before, after)
  expect(
    changes.map(({ line, before, after }) => `${line}: ${before || '…'} → ${after || '…'}`),
  ).toEqual(said)
})
