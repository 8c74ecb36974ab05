import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { brandsBelowFirstScreen, largePages, secondLines } from '../helpers/word-limits.ts'

test('every page arrives in the first round trip, and a long text in the second', () => {
  expect(largePages(process.env.TEST_DIST ?? '')).toEqual([])
})

test('the first brands are on the first screen, and each name and badge has one line', async ({
  page,
}) => {
  // Home, and a list in another order, whose line on that is longer.
  for (const path of ['/', '/fi', '/poker', '/fi/poker']) {
    await goTo(page, path)
    expect(await brandsBelowFirstScreen(page)).toEqual([])
    expect(await secondLines(page)).toEqual([])
  }
  for (const path of ['/', '/fi']) {
    await goTo(page, variantAddress('social', path))
    expect(await secondLines(page)).toEqual([])
  }
})
