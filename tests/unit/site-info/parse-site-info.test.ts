import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
import type { SiteInfo } from '../../../shared/site-info/site-info.ts'
import { mutatedAnswer } from '../../helpers/mutated-answer.ts'
import { ownOrigin, wireAnswer, wireBrand } from './wire-answer.ts'

const brandsOf = (brands: unknown) => parseSiteInfo(wireAnswer(brands), ownOrigin)?.brands

test('a good answer becomes the site info', () => {
  expect(parseSiteInfo(wireAnswer([wireBrand]), ownOrigin)).toEqual({
    variant: 'affiliate',
    stylesheet: 'Black.css',
    brands: [
      {
        id: 'kiwi',
        url: 'https://www.kiwi.example/play?from=guide',
        host: 'kiwi.example',
        logo: 'https://cdn.example/kiwi.svg',
        bonus: '100% up to $500',
        privileges: ['Fast payouts', 'Live chat', 'No wagering'],
        payments: ['https://cdn.example/visa.svg', 'https://guide.example/icons/skrill.svg'],
      },
    ],
  })
})

test.each([
  [true, true, 'affiliate', 'Black.css'],
  [false, true, 'affiliate', 'index.css'],
  [true, false, 'social', 'Black.css'],
  [false, false, 'social', 'index.css'],
  ...['true', 1, null, undefined, {}].map(status => [status, true, 'affiliate', 'index.css']),
])('status %j with blackSide %j is %s with %s', (status, blackSide, variant, stylesheet) => {
  const answer = { status, blackSide, brandResponseDtos: [] }
  expect(parseSiteInfo(answer, ownOrigin)).toEqual({ variant, stylesheet, brands: [] })
})

test.each([undefined, null, {}, { 0: wireBrand, length: 1 }, 'brands', 7, true])(
  'a brand list of %j is an empty list',
  brands => {
    expect(brandsOf(brands)).toEqual([])
  },
)

const urls = ['', 1, { href: wireBrand.url }].map(url => ({ ...wireBrand, url }))

test.each([null, 'kiwi', 7, [], [wireBrand], {}, ...urls])('a bad brand is left out: %j', bad => {
  const good = ['a', 'b', 'c'].map(id => ({ ...wireBrand, id }))
  const brands = brandsOf([good[0], bad, good[1], bad, bad, good[2]])
  expect(brands?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('two hundred usable brands are taken, and two thousand entries looked at', () => {
  const everySecond = Array.from({ length: 10_000 }, (_, index) =>
    index % 2 ? { ...wireBrand, id: index } : null,
  )
  expect(brandsOf(everySecond)).toHaveLength(200)
  expect(brandsOf(everySecond)?.at(-1)?.id).toBe('399')

  const list: unknown[] = Array(1_000_000).fill(null)
  list[1999] = { ...wireBrand, id: 'last one seen' }
  list[2000] = { ...wireBrand, id: 'too far down' }
  expect(brandsOf(list)?.map(({ id }) => id)).toEqual(['last one seen'])
})

test('field names of the language itself neither pollute nor fill in anything', () => {
  const brand = `{"__proto__":{"url":"https://kiwi.example/","polluted":1},"toString":1}`
  expect(brandsOf([JSON.parse(brand)])).toEqual([])
  expect('polluted' in {}).toBe(false)
})

test('deep nesting in any place is only a wrong value', () => {
  const deep: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
  expect(brandsOf(deep)).toEqual([])

  const brand = { ...wireBrand, id: deep, logo: deep, option1: deep, paymentTypes: deep }
  expect(brandsOf([brand, { ...wireBrand, url: deep }])).toMatchObject([
    { id: '', logo: '', privileges: ['', 'Live chat', 'No wagering'], payments: [] },
  ])
})

test('no value of any kind makes the parser throw, nor does any origin', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.string(), (value, origin) => {
      expectSafe(parseSiteInfo(value, ownOrigin))
      expectSafe(parseSiteInfo({ blackSide: true, brandResponseDtos: value }, ownOrigin))
      expectSafe(parseSiteInfo({ blackSide: true, brandResponseDtos: [value] }, ownOrigin))
      parseSiteInfo({ blackSide: true, brandResponseDtos: [wireBrand] }, origin)
    }),
    { numRuns: 1000 },
  )
})

test('a good answer with anything wrong in it gives a failure or safe links and images', () => {
  fc.assert(
    fc.property(mutatedAnswer, answer => expectSafe(parseSiteInfo(answer, ownOrigin))),
    { numRuns: 2000 },
  )
})

function expectSafe(info: SiteInfo | undefined) {
  for (const brand of info?.brands ?? []) {
    const images = brand.logo === '' ? brand.payments : [brand.logo, ...brand.payments]
    for (const href of [brand.url, ...images]) {
      const { protocol, username, password, href: normalised } = new URL(href)
      expect(['http:', 'https:']).toContain(protocol)
      expect(username + password).toBe('')
      expect(href).toBe(normalised)
    }
    for (const text of [brand.id, brand.host, brand.bonus, ...brand.privileges]) {
      expect(typeof text).toBe('string')
    }
    expect(brand.host).not.toBe('')
  }
}
