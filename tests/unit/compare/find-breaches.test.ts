import { describe, expect, test } from 'vitest'
import { findBreaches } from '../../../scripts/compare/findings/find-breaches.ts'
import type { KnownWords } from '../../../scripts/compare/findings/known-words.ts'
import type { PageFacts } from '../../../scripts/compare/findings/page-facts.ts'
import { pageFacts } from './page-facts.ts'

const words: KnownWords = {
  marks: {
    affiliate: { texts: ['get bonus'], addresses: ['https://aurora.example'] },
    social: { texts: ['our games'], addresses: ['http://stand-in/temple'] },
  },
  adultMark: { en: '18+', fi: 'K-18' },
  policies: ['/privacy-policy', '/cookie-policy'],
}

const breaches = (affiliate: Partial<PageFacts>, social: Partial<PageFacts>, path = '/') =>
  findBreaches(
    {
      path,
      shared: true,
      affiliate: pageFacts({ variant: 'affiliate', ...affiliate }),
      social: pageFacts({ variant: 'social', ...social }),
    },
    words,
  ).map(({ feature, side, message }) => `${feature} (${side}) ${message}`)

const link = (href: string) => ({ text: 'A link', href, rel: '', target: '' })

describe('the route map', () => {
  test('has nothing to say of two pages that are in order', () => {
    expect(breaches({}, {})).toEqual([])
  })

  test('wants the 18+ of the page’s language in both footers', () => {
    const footer = { ...pageFacts({}).footer, text: 'For adults' }
    expect(breaches({ footer }, {})).toEqual(['footer 18+ (affiliate) is missing'])
    expect(breaches({ footer }, { footer })).toEqual([
      'footer 18+ (affiliate) is missing',
      'footer 18+ (social) is missing',
    ])
    expect(breaches({ language: 'fi' }, { language: 'fi' })).toHaveLength(2)
  })

  test('wants the same policy links and the same language on both', () => {
    const footer = { text: '18+', links: ['/cookie-policy'] }
    expect(breaches({}, { footer })).toEqual([
      'policy links (both) must match: “/cookie-policy”, “/privacy-policy” on the affiliate, “/cookie-policy” on the social page',
    ])
    expect(breaches({ footer: { ...footer, text: '18+\nK-18' }, language: 'fi' }, {})).toContain(
      'language (both) must match: “fi” on the affiliate, “en” on the social page',
    )
  })

  test('refuses a brand’s link and the affiliate’s words on the social page alone', () => {
    const affiliate = { links: [link('https://aurora.example/?ref=1')], text: ['GET  BONUS'] }
    expect(breaches(affiliate, {})).toEqual([])
    expect(breaches({}, affiliate)).toEqual([
      'affiliate text (social) must not be here: “GET  BONUS”',
      'brand links (social) must not be here: “https://aurora.example/?ref=1”',
    ])
  })

  test('refuses a game and the social casino’s words on the affiliate page alone', () => {
    const requests = [{ address: 'http://stand-in/temple?demo=2', status: 200, bytes: 1 }]
    expect(breaches({}, { requests, text: ['Our games'] })).toEqual([])
    expect(breaches({ requests, text: ['Our games'] }, {})).toEqual([
      'social text (affiliate) must not be here: “Our games”',
      'game links (affiliate) must not be here: “http://stand-in/temple?demo=2”',
    ])
  })

  test('wants two titles on a home page, and lets policies share theirs', () => {
    const same = { title: 'The same', description: 'A text' }
    expect(breaches(same, { ...same, description: 'Another' })).toEqual([
      'title (both) must differ, but both have “The same”',
    ])
    expect(breaches(same, same, '/cookie-policy')).toEqual([])
  })

  test('refuses broken pictures and console messages on both', () => {
    const images = [{ src: '/gone.svg', alt: '', broken: true }]
    expect(breaches({ images }, { console: ['error: no'] })).toEqual([
      'broken images (affiliate) must not be here: “/gone.svg”',
      'console messages (social) must not be here: “error: no”',
    ])
  })
})
