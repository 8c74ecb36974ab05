import { expect, test } from 'vitest'
import { brandNames } from '../../../scripts/stand-ins/brands.ts'
import {
  chooseScenario,
  type ScenarioAnswer,
  scenarios,
} from '../../../scripts/stand-ins/scenarios.ts'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
import type { SiteInfo } from '../../../shared/site-info/site-info.ts'

const origin = 'http://info.example'

function parsed({ body = '' }: ScenarioAnswer): SiteInfo {
  const siteInfo = parseSiteInfo(JSON.parse(body), origin)
  if (!siteInfo) throw new Error(`Not a site info: ${body.slice(0, 80)}`)
  return siteInfo
}

test.each([
  ['affiliate', 'affiliate', 'Black.css', 10],
  ['affiliate-light', 'affiliate', 'index.css', 10],
  ['social', 'social', 'index.css', 0],
  ['social-black', 'social', 'Black.css', 0],
  ['one-brand', 'affiliate', 'Black.css', 1],
  ['many-brands', 'affiliate', 'Black.css', 200],
  ['no-brands', 'affiliate', 'Black.css', 0],
  ['long-texts', 'affiliate', 'Black.css', 10],
])('%s shows %s in %s with %i brands', (name, variant, stylesheet, brands) => {
  const siteInfo = parsed(chooseScenario(name)[1].answer(origin))
  expect(siteInfo).toMatchObject({ variant, stylesheet })
  expect(siteInfo.brands).toHaveLength(brands)
})

test.each([null, '', 'no-such-scenario', 'toString', '__proto__', 'AFFILIATE'])(
  'the secretKey %j is answered as affiliate',
  key => {
    expect(chooseScenario(key)).toEqual(['affiliate', scenarios.affiliate])
  },
)

test('each scenario says in one line what it answers', () => {
  for (const { description } of Object.values(scenarios)) expect(description).toMatch(/^.{10,95}$/)
})

test('each of the ten brands has a bonus, three options and eight to twelve payment icons', () => {
  const { brands } = parsed(scenarios.affiliate.answer(origin))
  expect(brands.map(({ host }) => host)).toEqual(brandNames.map(name => `${name}.example`))
  for (const { bonus, privileges, payments } of brands) {
    expect([bonus, ...privileges].every(text => text.length > 4)).toBe(true)
    expect(payments.length).toBeGreaterThanOrEqual(8)
    expect(payments.length).toBeLessThanOrEqual(12)
    expect(new Set(payments).size).toBe(payments.length)
  }
})

test('brands that lack fields lack each of them once', () => {
  const { brands } = parsed(scenarios['missing-fields'].answer(origin))
  for (const field of ['id', 'logo', 'bonus'] as const) {
    expect(brands.some(brand => brand[field] === '' && brand.payments.length > 0)).toBe(true)
  }
  expect(brands.some(brand => brand.payments.length === 0 && brand.logo !== '')).toBe(true)
})

test('among the attacks the ten good brands come through, in their order', () => {
  const { brands } = parsed(scenarios.hostile.answer(origin))
  const hosts = brands.map(({ host }) => host)
  expect(hosts.filter(host => host !== 'hostile.example')).toEqual(
    brandNames.map(name => `${name}.example`),
  )
})

test('an attack on __proto__ is a field of the answer, not a prototype', () => {
  const { body = '' } = scenarios.hostile.answer(origin)
  expect(body).toMatch('"__proto__":{')
  expect(Object.hasOwn(JSON.parse(body), '__proto__')).toBe(true)
})

test('slow comes within the five seconds that the site waits, late does not', () => {
  expect(chooseScenario('slow')[1].answer(origin).delayMs).toBeLessThan(5000)
  expect(chooseScenario('late')[1].answer(origin).delayMs).toBeGreaterThan(5000)
})

test('an ending asks for the other stylesheet, and for nothing else', () => {
  const body = (key: string): unknown =>
    JSON.parse(chooseScenario(key)[1].answer('http://images.example').body ?? 'null')
  expect(body('one-brand.light')).toEqual({ ...Object(body('one-brand')), status: false })
  expect(body('social.dark')).toEqual(body('social-black'))
  expect(body('one-brand.blue')).toEqual(body('one-brand'))
  expect(chooseScenario('one-brand.light')[0]).toBe('one-brand')
})
