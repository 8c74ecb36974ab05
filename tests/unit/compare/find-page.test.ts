import { expect, test } from 'vitest'
import { findPage } from '../../../scripts/compare/find-page.ts'

const addresses = ['/', '/poker', '/fi/poker']

test.each([
  ['/poker', '/poker'],
  ['poker', '/poker'],
  ['/poker/', '/poker'],
  ['poker.md', '/poker'],
  ['variants/affiliate/content/en/poker.md', '/poker'],
  // What Git Bash makes of /poker.
  ['C:/Program Files/Git/poker', '/poker'],
  ['/fi/poker', '/fi/poker'],
  // A market’s page shows the same.
  ['/nz/poker', '/poker'],
  ['/', '/'],
  ['home', '/'],
])('a person who types %s means %s', (named, address) => {
  expect(findPage(named, addresses)).toBe(address)
})

test('a page that is not there is answered with those that are', () => {
  expect(() => findPage('/pokr', addresses)).toThrow(
    '"/pokr" is not a page. The pages are home, poker, fi/poker.',
  )
})
