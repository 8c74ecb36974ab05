/** The ten invented brands: for each its bonus and its three options. */
export const offers: Record<string, readonly [string, string, string, string]> = {
  aurora: ['100% up to $500 + 50 free spins', 'Over 2,000 games', 'Paid in a day', 'Live chat'],
  kauri: ['150% up to $300 + 100 free spins', 'Plays in NZ dollars', 'Low $10 deposit', 'No fees'],
  lagoon: ['200% up to $1,000', '80 live tables', 'Fast sign-up', 'Rewards for regulars'],
  moonbay: ['50 free spins on the first deposit', 'New games weekly', 'No fees', 'Made for phones'],
  northstar: ['100% up to $750 + 75 free spins', 'High limits', 'Own manager', 'Monthly cashback'],
  paua: ['120% up to $400 + 80 free spins', 'Many pokies', 'Same-day payouts', 'Tournaments'],
  redwood: ['100% up to $200, low wagering', 'Clear rules', 'Set your own limits', 'Phone support'],
  southwind: ['300% up to $1,500 over three deposits', 'In three parts', 'Roulette live', 'Crypto'],
  tideline: ['10% cashback every week, up to $250', 'No wagering', '60 studios', 'Quick start'],
  zenith: ['100% up to $1,000 + 200 free spins', 'Jackpots', 'Poker rooms', 'Club of five levels'],
}

export const brandNames = Object.keys(offers)

const paymentNames =
  'card debit bank transfer wallet phone voucher coin cash instant gift cheque'.split(' ')

/** Returns `count` icon addresses, beginning at the `from`th and starting over after the last. */
const paymentIcons = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => {
    const name = paymentNames[(from + index) % paymentNames.length]
    return `/images/pay-${name}.svg`
  })

/** A brand as the service sends it (spec §3.2). */
export type WireBrand = {
  id?: string
  url?: string
  logo?: string
  desciription?: string
  option1?: string
  option2?: string
  option3?: string
  paymentTypes?: string[]
}

/** The ten brands as the service sends them, each with eight to twelve icons (spec §3). */
export const tenBrands: WireBrand[] = Object.entries(offers).map(
  ([id, [desciription, option1, option2, option3]], index) => ({
    id,
    url: `https://${id}.example/?ref=guide`,
    logo: `/images/brand-${id}.svg`,
    desciription,
    option1,
    option2,
    option3,
    paymentTypes: paymentIcons(12 - ((index * 2) % 5), index),
  }),
)

/** 200 brands, each with its own link. */
export const manyBrands: WireBrand[] = Array.from({ length: 200 }, (_, index) => ({
  ...tenBrands[index % 10],
  url: `https://brand-${index + 1}.example/?ref=guide`,
}))

const long = 'A welcome that goes on and on, '.repeat(15)

/** The ten brands with the longest possible texts and 60 payment icons. */
export const longBrands: WireBrand[] = tenBrands.map(({ id, logo }) => ({
  id: `${id}-${'long'.repeat(100)}`,
  url: `https://${id}.example/${'path/'.repeat(60)}?ref=guide`,
  logo,
  desciription: long,
  option1: 'Unbreakable'.repeat(40),
  option2: long,
  option3: long,
  paymentTypes: paymentIcons(60),
}))

/** Brands that lack one field each, brands with only a link, and an empty one. */
export const sparseBrands: WireBrand[] = [
  ...Object.keys(tenBrands[0] ?? {}).map(field => ({ ...tenBrands[0], [field]: undefined })),
  ...brandNames.map(name => ({ url: `https://${name}.example/` })),
  {},
]

/** Draws the picture of a brand or a payment method: its name on a colour that depends on the name. */
export function drawImage(kind: string, name: string): string {
  const [width, height] = kind === 'brand' ? [160, 64] : [48, 30]
  const size = Math.min(height / 2.4, (width * 1.4) / name.length)
  const hue = (name.charCodeAt(0) * 40) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" rx="${height / 6}" fill="hsl(${hue} 50% 25%)"/>
  <text x="50%" y="50%" dy=".35em" font-family="system-ui,Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="#fff">${name}</text>
</svg>
`
}
