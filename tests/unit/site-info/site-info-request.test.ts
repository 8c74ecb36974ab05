import { expect, test } from 'vitest'
import { siteInfoRequest } from '../../../shared/site-info/site-info-request.ts'

test.each([
  ['https://best.example.nz/', 'best'],
  ['https://best.example.nz/fi/roulette#list', 'best/fi'],
  ['https://best.example.nz//roulette', 'best/roulette'],
  ['https://best.example.nz/a%2Fb/c', 'best/a%2Fb'],
  ['http://localhost:8080/fi', 'localhost/fi'],
  ['http://[::1]:8080/fi', '[::1]/fi'],
  ['file:///index.html', '/index.html'],
])('the web site name of %s is %s', (address, webSiteName) => {
  expect(siteInfoRequest(new URL(address)).webSiteName).toBe(webSiteName)
})

const [s, g] = ['s'.repeat(512), 'g'.repeat(511)]

test.each([
  ['', null, null],
  ['?secretkey', '', null],
  ['?secretkey=first&secretkey=second&gclid=1&gclid=2', 'first', '1'],
  ['?secretKey=s&GCLID=g', null, null],
  ['?secretkey=a%20b+c%26d&gclid=%E0%A4%A', 'a b c&d', '\uFFFD%A'],
  // Cut at 512 characters, never inside a surrogate pair.
  [`?secretkey=${s}s&gclid=${g}gg`, s, `${g}g`],
  [`?secretkey=${s}&gclid=${g}🥝🥝`, s, g],
])('a query gives its secret key and its gclid (case %#)', (search, secretKey, gclid) => {
  const request = siteInfoRequest({ hostname: 'best.example', pathname: '/', search })
  expect(request).toEqual({ webSiteName: 'best', secretKey, gclid })
})
