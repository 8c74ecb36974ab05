import type { Stylesheet, Variant } from '../../shared/site-info/site-info.ts'

/** The pages of the specification (spec §2), by hand. */
export const specPages = {
  affiliate: {
    lists: ['/', '/slot-machines', '/roulette', '/poker', '/live-casino', '/blackjack'],
    textPages: ['/privacy-policy', '/cookie-policy', '/terms-and-conditions'],
  },
  social: {
    games: ['/bacon-slot', '/book-of-dead', '/temple'],
    others: ['/', '/contact'],
    textPages: ['/privacy-policy', '/cookie-policy'],
  },
} satisfies Record<Variant, Record<string, string[]>>

/** Each variant in each stylesheet (spec §4.2), with the stand-in’s scenario for it. */
export const looks: { variant: Variant; stylesheet: Stylesheet; scenario: string }[] = [
  { variant: 'affiliate', stylesheet: 'Black.css', scenario: 'affiliate' },
  { variant: 'affiliate', stylesheet: 'index.css', scenario: 'affiliate-light' },
  { variant: 'social', stylesheet: 'Black.css', scenario: 'social-black' },
  { variant: 'social', stylesheet: 'index.css', scenario: 'social' },
]
