import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSiteInfo } from '../../../shared/site-info/parse-site-info.ts'
import type { SiteInfo } from '../../../shared/site-info/site-info.ts'
import { address, mutatedAnswer } from '../../helpers/mutated-answer.ts'
import { ownOrigin, wireBrand } from './wire-answer.ts'

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

test('no value of any kind makes the parser throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), value => {
      expectSafe(parseSiteInfo(value, ownOrigin))
      expectSafe(parseSiteInfo({ blackSide: true, brandResponseDtos: value }, ownOrigin))
      expectSafe(parseSiteInfo({ blackSide: true, brandResponseDtos: [value] }, ownOrigin))
    }),
    { numRuns: 1000 },
  )
})

test('no origin makes the parser throw', () => {
  fc.assert(
    fc.property(mutatedAnswer, fc.string(), (answer, origin) => {
      parseSiteInfo(answer, origin)
    }),
  )
})

test('any JSON gives a failure or safe links and images', () => {
  fc.assert(
    fc.property(fc.json(), json => expectSafe(parseSiteInfo(JSON.parse(json), ownOrigin))),
    { numRuns: 1000 },
  )
})

test('a good answer with anything wrong in it gives a failure or safe links and images', () => {
  fc.assert(
    fc.property(mutatedAnswer, answer => expectSafe(parseSiteInfo(answer, ownOrigin))),
    { numRuns: 2000 },
  )
})

test('an image that is a path stays on our own origin, whatever stands in it', () => {
  fc.assert(
    fc.property(address, rest => {
      const brand = { ...wireBrand, logo: `/${rest}`, paymentTypes: [`/${rest}`] }
      const answer = { blackSide: true, brandResponseDtos: [brand] }
      for (const { logo, payments } of parseSiteInfo(answer, ownOrigin)?.brands ?? []) {
        for (const href of logo === '' ? payments : [logo, ...payments]) {
          expect(new URL(href).origin).toBe(ownOrigin)
        }
      }
    }),
    { numRuns: 2000 },
  )
})
