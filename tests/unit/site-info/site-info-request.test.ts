import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteInfoRequest } from '../../../shared/site-info/site-info-request.ts'

const requestFor = (address: string) => siteInfoRequest(new URL(address))

test.each([
  ['https://best.example.nz/', 'best'],
  ['https://best.example.nz/fi', 'best/fi'],
  ['https://best.example.nz/fi/', 'best/fi'],
  ['https://best.example.nz/fi/roulette', 'best/fi'],
  ['https://best.example.nz/roulette#list', 'best/roulette'],
  ['https://best.example.nz//roulette', 'best/roulette'],
  ['https://best.example.nz/%E0%A4%A', 'best/%E0%A4%A'],
  ['https://best.example.nz/a%2Fb/c', 'best/a%2Fb'],
  ['https://www.example.nz/', 'www'],
  ['http://localhost:8080/fi', 'localhost/fi'],
  ['http://127.0.0.1:8080/', '127'],
  ['http://[::1]:8080/fi', '[::1]/fi'],
  ['https://example.nz./', 'example'],
  ['file:///index.html', '/index.html'],
])('the web site name of %s is %s', (address, webSiteName) => {
  expect(requestFor(address).webSiteName).toBe(webSiteName)
})

test.each([
  ['', null, null],
  ['?secretkey', '', null],
  ['?secretkey=s&gclid=g', 's', 'g'],
  ['?secretkey=first&secretkey=second&gclid=1&gclid=2', 'first', '1'],
  ['?secretKey=s&GCLID=g', null, null],
  ['?secretkey=<script>alert(1)</script>', '<script>alert(1)</script>', null],
  ['?secretkey=a%20b+c%26d', 'a b c&d', null],
  ['?gclid=%E0%A4%A', null, '\uFFFD%A'],
  ['?gclid=\uD83C', null, '\uFFFD'],
  ['?__proto__=x&constructor=y', null, null],
])('the query %s gives the secret key %j and the gclid %j', (search, secretKey, gclid) => {
  const request = siteInfoRequest({ hostname: 'best.example', pathname: '/', search })
  expect(request).toEqual({ webSiteName: 'best', secretKey, gclid })
})

test('a value is cut at 512 characters, never inside one', () => {
  const query = (secretKey: string, gclid: string) =>
    requestFor(`https://best.example/?secretkey=${secretKey}&gclid=${gclid}`)
  const [s, g] = ['s'.repeat(512), 'g'.repeat(511)]
  expect(query(s.repeat(20), `${g}g`)).toMatchObject({ secretKey: s, gclid: `${g}g` })
  expect(query(s, `${g}🥝🥝`)).toMatchObject({ secretKey: s, gclid: g })
})

test('no location makes it throw, and every value stays within its limit', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, text, (hostname, pathname, value) => {
      const search = `?secretkey=${value}&gclid=${value}`
      const { secretKey, gclid } = siteInfoRequest({ hostname, pathname, search })
      for (const sent of [secretKey, gclid]) expect(sent?.length ?? 0).toBeLessThanOrEqual(512)
    }),
    { numRuns: 200 },
  )
})
