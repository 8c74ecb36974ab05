import { expect, test } from 'vitest'
import { brandNames } from '../../../scripts/stand-ins/brands.ts'
import { answerTo, scenarios } from '../../../scripts/stand-ins/scenarios.ts'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'

const origin = 'http://info.example'
const hosts = brandNames.map(name => `${name}.example`)

const siteInfoOf = (secretKey: string | null) =>
  parseSiteInfo(JSON.parse(answerTo(secretKey, origin).body), origin)
const brandsOf = (secretKey: string) => siteInfoOf(secretKey)?.brands ?? []

test.each([
  ['affiliate', 'affiliate', 'Black.css', 10],
  ['affiliate-light', 'affiliate', 'index.css', 10],
  ['social', 'social', 'index.css', 0],
  ['social-black', 'social', 'Black.css', 0],
  ['social.dark', 'social', 'Black.css', 0],
  ['one-brand', 'affiliate', 'Black.css', 1],
  ['one-brand.light', 'affiliate', 'index.css', 1],
  ['one-brand.blue', 'affiliate', 'Black.css', 1],
  ['many-brands', 'affiliate', 'Black.css', 200],
  ['no-brands', 'affiliate', 'Black.css', 0],
  ['long-texts', 'affiliate', 'Black.css', 10],
])('%s shows %s in %s with %i brands', (name, variant, stylesheet, brands) => {
  expect(siteInfoOf(name)).toMatchObject({ variant, stylesheet })
  expect(brandsOf(name)).toHaveLength(brands)
})

test.each([null, '', 'no-such-scenario', 'toString', '__proto__', 'AFFILIATE'])(
  'the secretKey %j is answered as affiliate',
  key => expect(answerTo(key, origin)).toEqual(answerTo('affiliate', origin)),
)

test('each scenario says in one line what it answers', () => {
  for (const { description } of Object.values(scenarios)) expect(description).toMatch(/^.{10,95}$/)
})

test('each of the ten brands has a bonus, three options and eight to twelve payment icons', () => {
  const brands = brandsOf('affiliate')
  expect(brands.map(({ host }) => host)).toEqual(hosts)
  for (const { bonus, privileges, payments } of brands) {
    for (const text of [bonus, ...privileges]) expect(text).not.toBe('')
    expect(payments.length).toBeGreaterThanOrEqual(8)
    expect(payments.length).toBeLessThanOrEqual(12)
  }
})

test('among the brands with missing fields are a link alone and one without payment icons', () => {
  const brands = brandsOf('missing-fields')
  expect(brands.some(brand => brand.bonus === '' && brand.logo === '')).toBe(true)
  expect(brands.some(brand => brand.payments.length === 0 && brand.logo !== '')).toBe(true)
})

test('among the attacks the ten good brands come through, and __proto__ is sent as a field', () => {
  const good = brandsOf('hostile').filter(({ host }) => host !== 'hostile.example')
  expect(good.map(({ host }) => host)).toEqual(hosts)
  expect(answerTo('hostile', origin).body).toMatch('"__proto__":{')
})
