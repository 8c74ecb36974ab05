import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf, marketPath, publicPath } from '../../../shared/routes/market-path.ts'

test.each([
  ['/', '', '/'],
  ['/poker', '', '/poker'],
  ['/poker/', '', '/poker'],
  ['//poker', '', '/poker'],
  ['/fi', 'fi', '/'],
  ['/fi/', 'fi', '/'],
  ['/fi/poker', 'fi', '/poker'],
  ['/XY/poker', 'XY', '/poker'],
  ['/fin/poker', '', '/fin/poker'],
  ['/f1/poker', '', '/f1/poker'],
  ['/poker/fi', '', '/poker/fi'],
  ['/fi/nz/poker', 'fi', '/nz/poker'],
  ['', '', '/'],
])('%s is the segment "%s" and the path %s', (pathname, segment, path) => {
  expect(marketPath(pathname)).toEqual({ segment, path })
})

test('the segment fi reads in Finnish, every other one in English', () => {
  expect(['fi', 'nz', 'sv', ''].map(languageOf)).toEqual(['fi', 'en', 'en', 'en'])
})

test('taking apart what was put together gives the same, and nothing makes it throw', () => {
  const segment = fc.constantFrom('', 'fi', 'nz', 'xx')
  const path = fc.constantFrom('/', '/poker', '/privacy-policy')
  fc.assert(
    fc.property(segment, path, (segment, path) => {
      expect(marketPath(publicPath(segment, path))).toEqual({ segment, path })
    }),
  )
  fc.assert(fc.property(fc.string(), pathname => marketPath(pathname).path.startsWith('/')))
})
