import type { Brand } from '../../../shared/site-info/site-info.ts'

export const ownOrigin = 'https://guide.example'

/** A good brand as the service sends it. */
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

/** The same brand after parsing. */
export const brand: Brand = {
  url: 'https://www.kiwi.example/play?from=guide',
  host: 'kiwi.example',
  logo: 'https://cdn.example/kiwi.svg',
  bonus: '100% up to $500',
  privileges: ['Fast payouts', 'Live chat', 'No wagering'],
  payments: ['https://cdn.example/visa.svg', 'https://guide.example/icons/skrill.svg'],
}
