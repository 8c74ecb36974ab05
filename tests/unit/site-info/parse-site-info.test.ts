import { expect, test } from 'vitest'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
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
])('status %j with blackSide %j is %s with %s', (status, blackSide, variant, stylesheet) => {
  const answer = { status, blackSide, brandResponseDtos: [] }
  expect(parseSiteInfo(answer, ownOrigin)).toEqual({ variant, stylesheet, brands: [] })
})

test.each(['null', '[]', '[true]', '"true"', '""', '1', 'true', '{}', '{"blackSide":"false"}'])(
  'the answer %s counts as a failure',
  json => {
    expect(parseSiteInfo(JSON.parse(json), ownOrigin)).toBeUndefined()
  },
)

test.each(['1', '0', '"true"', 'null', '[]', '{}'])('a blackSide of %s is a failure', json => {
  const answer = JSON.parse(`{"status":true,"blackSide":${json},"brandResponseDtos":[]}`)
  expect(parseSiteInfo(answer, ownOrigin)).toBeUndefined()
})

test('no body at all counts as a failure', () => {
  expect(parseSiteInfo(undefined, ownOrigin)).toBeUndefined()
})

test.each(['true', 1, null, undefined, {}])('a status of %j alone fails nothing', status => {
  const info = parseSiteInfo({ blackSide: true, status }, ownOrigin)
  expect(info).toEqual({ variant: 'affiliate', stylesheet: 'index.css', brands: [] })
})

test.each([undefined, null, {}, { 0: wireBrand, length: 1 }, 'brands', 7, true])(
  'a brand list of %j is an empty list',
  brands => {
    expect(brandsOf(brands)).toEqual([])
  },
)

test.each([
  null,
  'kiwi',
  7,
  [],
  [wireBrand],
  {},
  { ...wireBrand, url: '' },
  { ...wireBrand, url: 1 },
])('the bad brand %j is left out by itself', bad => {
  const good = ['a', 'b', 'c'].map(id => ({ ...wireBrand, id }))
  const brands = brandsOf([good[0], bad, good[1], bad, bad, good[2]])
  expect(brands?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('two hundred usable brands are taken, bad ones not counted', () => {
  const list = Array.from({ length: 10_000 }, (_, index) =>
    index % 2 ? { ...wireBrand, id: index } : null,
  )
  const brands = brandsOf(list)
  expect(brands).toHaveLength(200)
  expect(brands?.at(-1)?.id).toBe('399')
})

test('of a million entries the first two thousand are looked at', () => {
  const list: unknown[] = Array(1_000_000).fill(null)
  list[1999] = { ...wireBrand, id: 'last one seen' }
  list[2000] = { ...wireBrand, id: 'too far down' }
  expect(brandsOf(list)?.map(({ id }) => id)).toEqual(['last one seen'])
})

test('field names of the language itself neither pollute nor fill in anything', () => {
  const hostile = '{"__proto__":{"blackSide":true,"polluted":1},"constructor":{"prototype":{}}}'
  expect(parseSiteInfo(JSON.parse(hostile), ownOrigin)).toBeUndefined()

  const brand = `{"__proto__":{"url":"https://kiwi.example/"},"toString":1,"hasOwnProperty":1}`
  expect(brandsOf([JSON.parse(brand)])).toEqual([])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('deep nesting in any place is only a wrong value', () => {
  const deep: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
  expect(parseSiteInfo(deep, ownOrigin)).toBeUndefined()
  expect(brandsOf(deep)).toEqual([])

  const brand = { ...wireBrand, id: deep, logo: deep, option1: deep, paymentTypes: deep }
  expect(brandsOf([brand, { ...wireBrand, url: deep }])).toMatchObject([
    { id: '', logo: '', privileges: ['', 'Live chat', 'No wagering'], payments: [] },
  ])
})
