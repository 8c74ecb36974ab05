/** A brand as the info service sends it (specification §3), with the wire's own spelling. */
export type BrandOnWire = {
  id: string
  url: string
  logo: string
  desciription: string
  option1: string
  option2: string
  option3: string
  paymentTypes: string[]
}

export const brandNames = [
  'aurora',
  'kauri',
  'lagoon',
  'moonbay',
  'northstar',
  'paua',
  'redwood',
  'southwind',
  'tideline',
  'zenith',
] as const

export const paymentNames = [
  'card',
  'debit',
  'bank',
  'transfer',
  'wallet',
  'phone',
  'voucher',
  'coin',
  'cash',
  'instant',
  'gift',
  'cheque',
] as const

type Offer = { bonus: string; options: [string, string, string]; payments: number }

const offers: Record<(typeof brandNames)[number], Offer> = {
  aurora: {
    bonus: '100% up to $500 + 50 free spins',
    options: ['Over 2,000 games', 'Payouts within 24 hours', 'Live chat day and night'],
    payments: 12,
  },
  kauri: {
    bonus: '150% up to $300 + 100 free spins',
    options: ['Plays in NZ dollars', 'Low $10 deposit', 'Weekly free spins'],
    payments: 10,
  },
  lagoon: {
    bonus: '200% up to $1,000',
    options: ['80 live tables', 'Fast sign-up', 'Rewards for regulars'],
    payments: 9,
  },
  moonbay: {
    bonus: '50 free spins on the first deposit',
    options: ['New games every week', 'No fees on deposits', 'Made for phones'],
    payments: 8,
  },
  northstar: {
    bonus: '100% up to $750 + 75 free spins',
    options: ['High table limits', 'Personal account manager', 'Monthly cashback'],
    payments: 11,
  },
  paua: {
    bonus: '120% up to $400 + 80 free spins',
    options: ['Large choice of pokies', 'Same-day payouts', 'Daily tournaments'],
    payments: 12,
  },
  redwood: {
    bonus: '100% up to $200 with low wagering',
    options: ['Clear bonus rules', 'Set your own limits', 'Phone support'],
    payments: 8,
  },
  southwind: {
    bonus: '300% up to $1,500 over three deposits',
    options: ['Welcome package in three parts', 'Blackjack and roulette live', 'Crypto accepted'],
    payments: 10,
  },
  tideline: {
    bonus: '10% cashback every week, up to $250',
    options: ['Cashback without wagering', 'Over 60 game studios', 'Quick verification'],
    payments: 9,
  },
  zenith: {
    bonus: '100% up to $1,000 + 200 free spins',
    options: ['Jackpot games', 'Poker rooms', 'Club with five levels'],
    payments: 11,
  },
}

/** Gives the ten invented brands, their images on the given origin. */
export function tenBrands(imagesOrigin: string): BrandOnWire[] {
  return brandNames.map((name, index) => {
    const { bonus, options, payments } = offers[name]
    return {
      id: name,
      url: `https://${name}.example/?ref=guide`,
      logo: `${imagesOrigin}/images/brand-${name}.svg`,
      desciription: bonus,
      option1: options[0],
      option2: options[1],
      option3: options[2],
      paymentTypes: paymentIcons(imagesOrigin, payments, index),
    }
  })
}

/** Gives `count` icon addresses, beginning at the `from`th and round again. */
export function paymentIcons(imagesOrigin: string, count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = paymentNames[(from + index) % paymentNames.length]
    return `${imagesOrigin}/images/pay-${name}.svg`
  })
}
