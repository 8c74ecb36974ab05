import { mapValues } from '../../../shared/content/records.ts'
import { logoOf, paymentNames } from './draw-picture.ts'

/** What the service sends about an offer, besides its links and pictures (spec §3). */
type Offer = Record<'desciription' | 'option1' | 'option2' | 'option3', string>

export const offers: Record<string, Offer> = {
  aurora: {
    desciription: '100% up to $500 + 50 free spins',
    option1: 'Over 2,000 games',
    option2: 'Paid in a day',
    option3: 'Live chat',
  },
  kauri: {
    desciription: '150% up to $300 + 100 free spins',
    option1: 'Plays in NZ dollars',
    option2: 'Low $10 deposit',
    option3: 'No fees',
  },
  lagoon: {
    desciription:
      '200% up to $1,000 over your first three deposits of at least $20 each. Wagering 40 times the bonus within 30 days, on slots only, with bets of at most $5. New customers aged 18+, terms apply.',
    option1: '80 live tables',
    option2: 'Fast sign-up',
    option3: 'Rewards for regulars',
  },
  moonbay: {
    desciription: '50 free spins on the first deposit',
    option1: 'New games weekly',
    option2: 'No fees',
    option3: 'Made for phones',
  },
  northstar: {
    desciription: '100% up to $750 + 75 free spins',
    option1: 'High limits',
    option2: 'Own manager',
    option3: 'Monthly cashback',
  },
  paua: {
    desciription: '120% up to $400 + 80 free spins',
    option1: 'Many pokies',
    option2: 'Same-day payouts',
    option3: 'Tournaments',
  },
  redwood: {
    desciription: '100% up to $200, low wagering',
    option1: 'Clear rules',
    option2: 'Set your own limits',
    option3: 'Phone support',
  },
  southwind: {
    desciription: '300% up to $1,500 over three deposits',
    option1: 'In three parts',
    option2: 'Roulette live',
    option3: 'Crypto',
  },
  tideline: {
    desciription: '10% cashback every week, up to $250',
    option1: 'No wagering',
    option2: '60 studios',
    option3: 'Quick start',
  },
  zenith: {
    desciription: '100% up to $1,000 + 200 free spins',
    option1: 'Jackpots',
    option2: 'Poker rooms',
    option3: 'Club of five levels',
  },
}

const brandNames = Object.keys(offers)

const paymentIcons = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => {
    const name = paymentNames[(from + index) % paymentNames.length]
    return `/images/pay-${name}.svg`
  })

/** A brand as the service sends it (spec §3.2). */
export type WireBrand = Partial<Offer> & {
  id?: string
  url?: string
  logo?: string
  paymentTypes?: string[]
}

/** The ten invented brands, each with eight to twelve icons (spec §3). */
export const tenBrands: WireBrand[] = Object.entries(offers).map(([id, offer], index) => ({
  id,
  url: `https://${id}.example/?ref=guide`,
  logo: logoOf(id),
  ...offer,
  paymentTypes: paymentIcons(12 - ((index * 2) % 5), index),
}))

export const manyBrands: WireBrand[] = Array.from({ length: 200 }, (_, index) => ({
  ...tenBrands[index % 10],
  url: `https://brand-${index + 1}.example/?ref=guide`,
}))

const long = 'A welcome that goes on and on, '.repeat(15)

/** The ten brands with the longest possible texts and 60 payment icons. */
export const longBrands: WireBrand[] = Object.entries(offers).map(([id, offer]) => ({
  id: `${id}-${'long'.repeat(100)}`,
  url: `https://${id}.example/${'path/'.repeat(60)}?ref=guide`,
  logo: logoOf(id),
  ...mapValues(offer, () => long),
  option1: 'Unbreakable'.repeat(40),
  paymentTypes: paymentIcons(60),
}))

/** Brands that lack one field each, brands with only a link, and an empty one. */
export const sparseBrands: WireBrand[] = [
  ...Object.keys(tenBrands[0] ?? {}).map(field => ({ ...tenBrands[0], [field]: undefined })),
  ...brandNames.map(name => ({ url: `https://${name}.example/` })),
  {},
]
