import type { Brand } from '../../../shared/site-info/site-info.ts'

export const ownOrigin = 'https://guide.example'

/** What the parser makes of a brand that is sent with its url alone. */
export const emptyBrand: Brand = {
  id: '',
  url: 'https://kiwi.example/',
  host: 'kiwi.example',
  logo: '',
  bonus: '',
  privileges: ['', '', ''],
  payments: [],
}

/** A brand as the service sends it, with nothing wrong in it. */
export const wireBrand = {
  id: 'kiwi',
  url: 'https://www.kiwi.example/play?from=guide',
  logo: 'https://cdn.example/kiwi.svg',
  desciription: '100% up to $500',
  option1: 'Fast payouts',
  option2: 'Live chat',
  option3: 'No wagering',
  paymentTypes: ['https://cdn.example/visa.svg', '/icons/skrill.svg'],
}

/** An answer of the service that lists `brands`. */
export function wireAnswer(brands: unknown) {
  return { status: true, blackSide: true, brandResponseDtos: brands }
}
