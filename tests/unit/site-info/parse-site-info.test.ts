import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wireAnswer } from '../../../scripts/serve/stand-ins/wire-answer.ts'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
import { address, mutatedAnswer } from '../../helpers/any-value.ts'
import { brand, ownOrigin, wireBrand } from './wire-brand.ts'

const brandsOf = (brands: unknown) => parseSiteInfo(wireAnswer({ brands }), ownOrigin)?.brands ?? []
const brandWith = (fields: object) => brandsOf([{ ...wireBrand, ...fields }])[0]

test('a good answer becomes the site info, and missing fields of a brand are empty (spec §3.1)', () => {
  const url = 'https://kiwi.example/'
  expect(parseSiteInfo(wireAnswer({ brands: [wireBrand, { url }] }), ownOrigin)).toEqual({
    variant: 'affiliate',
    stylesheet: 'Black.css',
    brands: [
      brand,
      { url, host: 'kiwi.example', logo: '', bonus: '', privileges: [], payments: [] },
    ],
  })
})

test.each([false, 'true', 1, null, undefined, {}])('a status of %j chooses index.css', status => {
  const info = parseSiteInfo({ ...wireAnswer(), status }, ownOrigin)
  expect(info).toEqual({ variant: 'affiliate', stylesheet: 'index.css', brands: [] })
})

test.each([undefined, null, {}, { 0: wireBrand, length: 1 }, 'brands', 7, true])(
  'a brand list of %j is an empty list',
  brands => expect(brandsOf(brands)).toEqual([]),
)

test('only the bad brand is left out, and identical brands are all kept', () => {
  const bad = [null, 'kiwi', 7, [], [wireBrand], {}]
  const brands = brandsOf([wireBrand, ...bad, wireBrand, wireBrand, ...bad])
  expect(brands).toEqual([brand, brand, brand])
})

const texts = ['100%', '', 500, 0, -1.5, '<img src=x onerror=alert(1)>', '\u202Eevil\u200B']
const noTexts = [
  ' \n',
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  { toString: 'x' },
  ['100%'],
]

test.each([...texts.map(text => [text, `${text}`]), ...noTexts.map(value => [value, ''])])(
  'the text %j is shown as %j',
  (sent, shown) => {
    const options = { option1: sent, option2: sent, option3: sent }
    const brand = brandWith({ desciription: sent, ...options })
    expect(brand?.bonus).toBe(shown)
    expect(brand?.privileges).toEqual([shown, shown, shown].filter(Boolean))
  },
)

test.each([
  ['x'.repeat(501), 'x'.repeat(500)],
  [`x${'🥝'.repeat(300)}`, `x${'🥝'.repeat(249)}`],
  ['a\uDC00b', 'a\uDC00b'],
])('a text is cut at 500 characters, never inside one (case %#)', (sent, shown) => {
  expect(brandWith({ desciription: sent })?.bonus).toBe(shown)
})

test.each([
  ['https://www.kiwi.example/', 'kiwi.example'],
  ['https://WWW.Kiwi.Example:8443/x', 'kiwi.example'],
  ['https://wwwkiwi.example/', 'wwwkiwi.example'],
  ['https://play.www.kiwi.example/', 'play.www.kiwi.example'],
  ['https://www./', 'www.'],
])('the brand at %s is called %s', (url, host) => {
  expect(brandWith({ url })?.host).toBe(host)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjava\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://kiwi.example/1',
  'ftp://kiwi.example/',
  'https://user:pw@kiwi.example/',
  'https://user@kiwi.example/',
  'https://:pw@kiwi.example/',
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '/..//evil.example/x',
  'kiwi.example/x',
  './x.svg',
  '../x.svg',
  '?x',
  '#x',
  '',
  ' ',
  'https://',
  null,
  undefined,
  7,
  ['https://kiwi.example/'],
  { href: 'https://kiwi.example/' },
])('%j is neither link nor image', address => {
  expect(brandsOf([{ ...wireBrand, url: address }])).toEqual([])
  const brand = brandWith({ logo: address, paymentTypes: [address] })
  expect(brand).toMatchObject({ logo: '', payments: [] })
})

test.each([
  ['/x.svg?v=2#top', 'https://guide.example/x.svg?v=2#top'],
  ['/@evil.example/x', 'https://guide.example/@evil.example/x'],
  ['http://cdn.example/x.svg', 'http://cdn.example/x.svg'],
  ['HTTPS://CDN.example/x.svg', 'https://cdn.example/x.svg'],
  ['https://cdn.example/"><script>', 'https://cdn.example/%22%3E%3Cscript%3E'],
])('the image %j is found at %s', (logo, address) => {
  expect(brandWith({ logo })?.logo).toBe(address)
})

test('a path is never a link, and only an image if the page has an origin', () => {
  expect(brandsOf([{ ...wireBrand, url: '/x' }])).toEqual([])
  const answer = wireAnswer({ brands: [{ ...wireBrand, logo: '/x.svg' }] })
  expect(parseSiteInfo(answer, 'null')?.brands[0]?.logo).toBe('')
})

test('an image path stays on the site’s origin, whatever it contains', () => {
  fc.assert(
    fc.property(address, rest => {
      expect(new URL(brandWith({ logo: `/${rest}` })?.logo || ownOrigin).origin).toBe(ownOrigin)
    }),
    { numRuns: 2000 },
  )
})

const at = (index: number) => `https://kiwi.example/${index}`

test.each([
  [200, (list: unknown[]) => brandsOf(list.map(url => ({ url }))).map(({ url }) => url)],
  [60, (paymentTypes: unknown[]) => brandWith({ paymentTypes })?.payments],
])('the first %i usable ones are taken, and ten times as many looked at', (most, take) => {
  const everySecond = Array.from({ length: 10_000 }, (_, index) => (index % 2 ? at(index) : null))
  expect(take(everySecond)).toHaveLength(most)
  expect(take(everySecond)?.at(-1)).toBe(at(2 * most - 1))
  const sparse: unknown[] = Array(100_000).fill(null)
  for (const index of [10 * most - 1, 10 * most]) {
    sparse[index] = at(index)
  }
  expect(take(sparse)).toEqual([at(10 * most - 1)])
})

test('any answer gives a failure or safe links, images and texts', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), mutatedAnswer, (value, mutated) => {
      const answers = [
        value,
        wireAnswer({ brands: value }),
        wireAnswer({ brands: [value] }),
        mutated,
      ]
      const brands = answers.flatMap(answer => parseSiteInfo(answer, ownOrigin)?.brands ?? [])
      for (const { url, logo, payments, host, bonus, privileges } of brands) {
        for (const href of [url, ...[logo].filter(Boolean), ...payments]) {
          const { protocol, username, password, href: normalised } = new URL(href)
          expect(protocol).toMatch(/^https?:$/)
          expect(username + password).toBe('')
          expect(href).toBe(normalised)
        }
        for (const text of [bonus, ...privileges]) {
          expect(text).toBeTypeOf('string')
        }
        expect(host).not.toBe('')
      }
    }),
    { numRuns: 2000 },
  )
})
