import { expect, test } from 'vitest'
import { marketPath, publicPath } from '../../../shared/pages/market-path.ts'

test.each([
  ['/', '', '/'],
  ['/poker', '', '/poker'],
  ['//poker', '', '/poker'],
  ['/fi', 'fi', '/'],
  ['/fi/', 'fi', '/'],
  ['/fi/poker', 'fi', '/poker'],
  ['/XY/poker', 'XY', '/poker'],
  ['/fin/poker', '', '/fin/poker'],
  ['/f1/poker', '', '/f1/poker'],
  ['/fi/nz/poker', 'fi', '/nz/poker'],
])('%s is the market "%s" and the path %s', (pathname, market, path) => {
  expect(marketPath(pathname)).toEqual({ market, path })
  expect(marketPath(publicPath(market, path)), 'put together again').toEqual({ market, path })
})
