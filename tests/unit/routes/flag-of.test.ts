import { expect, test } from 'vitest'
import { flagOf } from '../../../variants/affiliate/flag-of.ts'

test.each([
  ['poker', '', 'flag-nz'],
  ['poker', 'nz', 'flag-nz'],
  ['poker', 'sv', 'flag-nz'],
  ['poker', 'fi', 'flag-fi'],
  ['home', 'fi', 'flag-fi'],
  ['live-casino', 'fi', 'flag-live-fi'],
  ['live-casino', 'nz', 'flag-live-nz'],
  ['live-casino', '', 'flag-live'],
  ['live-casino', 'sv', 'flag-live'],
])('%s under "%s" shows %s', (page, segment, image) => {
  expect(flagOf(page, segment).image).toBe(image)
})
