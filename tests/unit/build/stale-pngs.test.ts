import { expect, test } from 'vitest'
import { recordRendered, stalePngNotes } from '../../../scripts/build/stale-pngs.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('a drawing that changes after its PNGs were rendered is noted', () => {
  const { folder, write } = temporaryFolder()
  const drawings = [
    'shared/drawings/mark.svg',
    'variants/affiliate/drawings/og.svg',
    'variants/social/drawings/og.svg',
  ]
  for (const file of drawings) {
    write(file, '<svg/>')
  }
  expect(stalePngNotes(folder)).toHaveLength(drawings.length)
  recordRendered(folder)
  expect(stalePngNotes(folder)).toEqual([])
  write('shared/drawings/mark.svg', '<svg></svg>')
  expect(stalePngNotes(folder)).toEqual([expect.stringMatching(/^shared\/drawings\/mark\.svg has/)])
})
