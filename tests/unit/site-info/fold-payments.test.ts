import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPayments } from '../../../shared/site-info/fold-payments.ts'

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [6, 6, 0],
  [7, 6, 1],
  [60, 6, 54],
])('of %i icons %i are shown and %i folded', (count, shown, folded) => {
  const parts = foldPayments(Array.from({ length: count }, (_, index) => `/${index}.svg`))
  expect(parts.shown).toHaveLength(shown)
  expect(parts.folded).toHaveLength(folded)
})

test('no icon is lost, doubled or moved', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), payments => {
      const { shown, folded } = foldPayments(payments)
      expect([...shown, ...folded]).toEqual(payments)
    }),
  )
})
