import { expect, test } from 'vitest'
import { parseBrand } from '../../../shared/site-info/parse-brand.ts'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
import { emptyBrand, ownOrigin, wireAnswer, wireBrand } from './wire-answer.ts'

const brandWith = (fields: object) => parseBrand({ ...wireBrand, ...fields }, ownOrigin)

test('a brand with a url alone has empty places', () => {
  expect(parseBrand({ url: 'https://kiwi.example' }, ownOrigin)).toEqual(emptyBrand)
})

test.each([
  ['100%', '100%'],
  ['', ''],
  [500, '500'],
  [0, '0'],
  [-1.5, '-1.5'],
  [Number.POSITIVE_INFINITY, ''],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [{ toString: 'x' }, ''],
  [['100%'], ''],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['\u202Eevil\u200B', '\u202Eevil\u200B'],
])('the text %j is shown as %j', (sent, shown) => {
  const options = { option1: sent, option2: sent, option3: sent }
  const brand = brandWith({ id: sent, desciription: sent, ...options })
  expect(brand).toMatchObject({ id: shown, bonus: shown, privileges: [shown, shown, shown] })
})

test.each([
  ['x'.repeat(10_000), 'x'.repeat(500)],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['🥝'.repeat(300), '🥝'.repeat(250)],
  [`x${'🥝'.repeat(300)}`, `x${'🥝'.repeat(249)}`],
  ['a\uDC00b', 'a\uDC00b'],
])('a text is cut at 500 characters, never inside one (case %#)', (sent, shown) => {
  expect(brandWith({ desciription: sent })?.bonus).toBe(shown)
})

test('brands with the same id, a number as id or none are all kept', () => {
  const list = ['kiwi', 'kiwi', 7, null].map(id => ({ ...wireBrand, id }))
  const brands = parseSiteInfo(wireAnswer(list), ownOrigin)?.brands
  expect(brands?.map(({ id }) => id)).toEqual(['kiwi', 'kiwi', '7', ''])
})

test.each([
  ['https://www.kiwi.example/', 'kiwi.example'],
  ['https://WWW.Kiwi.Example:8443/x', 'kiwi.example'],
  ['https://play.www.kiwi.example/', 'play.www.kiwi.example'],
  ['https://wwwkiwi.example/', 'wwwkiwi.example'],
  ['https://www./', 'www.'],
  ['http://127.0.0.1/', '127.0.0.1'],
])('the brand at %s is called %s', (url, host) => {
  expect(brandWith({ url })?.host).toBe(host)
})

test('a bad icon is left out by itself', () => {
  const paymentTypes = ['/a.svg', null, 'javascript:alert(1)', '', 7, ['/c.svg'], '/b.svg']
  expect(brandWith({ paymentTypes })?.payments).toEqual([
    'https://guide.example/a.svg',
    'https://guide.example/b.svg',
  ])
})

test('sixty usable icons are taken, and six hundred looked at', () => {
  expect(brandWith({ paymentTypes: Array(100).fill('/a.svg') })?.payments).toHaveLength(60)

  const sparse: unknown[] = Array(100_000).fill(null)
  sparse[599] = '/seen.svg'
  sparse[600] = '/unseen.svg'
  expect(brandWith({ paymentTypes: sparse })?.payments).toEqual(['https://guide.example/seen.svg'])
})
