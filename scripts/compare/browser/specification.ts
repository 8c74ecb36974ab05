import { languageOf, marketPath } from '../../../shared/pages/market-path.ts'
import type { ListOrder } from '../../../shared/pages/route.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'

// What the specification fixes (docs/specification.md), written by hand: the rules judge by it, and
// never by the site's own constants.

/** Spec §2.9, §2.21. */
export const menus: Record<Variant, string[]> = {
  affiliate: ['/', '/slot-machines', '/roulette', '/poker', '/live-casino', '/blackjack'],
  social: ['/bacon-slot', '/book-of-dead', '/temple', '/contact'],
}

/** The order of each list of the specification (spec §4.4). */
export const orders: Record<string, ListOrder> = Object.fromEntries(
  menus.affiliate.map(path => [path, path === '/' ? 'given' : 'shuffled']),
)

/** The parts of a kind of page, from top to bottom (spec §2.12, §2.23). */
export const parts: Record<Variant, Record<string, string[]>> = {
  affiliate: { list: ['banner', 'brands'] },
  social: { home: ['hero', 'about', 'games', 'contact', 'faq'] },
}

/** The call to the info service (spec §7.1). */
export const call = 'POST /api/getwebsiteinfo/'

/** Spec §2.23, §2.24. */
export const games = ['/bacon-slot', '/book-of-dead', '/temple']

/** Spec §2.10, §2.22. */
export const policies: Record<Variant, string[]> = {
  affiliate: ['/privacy-policy', '/cookie-policy', '/terms-and-conditions'],
  social: ['/privacy-policy', '/cookie-policy'],
}

/** The score at a place of the list (spec §9.2). */
export const scoreAt = (place: number): string =>
  ['5.0', '4.9', '4.8', '4.7', '4.6'][place - 1] ?? '4.5'

/** Spec §2.14, §2.15, §9. */
export const figures = {
  stars: 5,
  ratings: '1345',
  trophies: 3,
  icons: 6,
  questions: 4,
  age: '18',
  year: '2024',
}

/** The fields of the form: whether they are required, and their type (spec §5.1). */
export const fields = ['required text', 'required email', 'optional textarea']

/** Texts that the specification fixes letter by letter, and the flag (spec §2.2). */
export type FixedTexts = {
  flag: string
  /** By variant and path. A month follows the heading of the affiliate's home. */
  titles: Record<Variant, Record<string, string>>
  homeHeading: string
  licence: string
  badgesBegin: string
  badges: string[]
  /** What a brand card says: always, and in the blocks that a brand may lack. */
  card: { always: string[]; bonus: string; privileges: string; payments: string }
  morePayments: (count: number) => string
  play: string
  form: string[]
  sent: string
}

const english: FixedTexts = {
  flag: 'nz',
  titles: {
    affiliate: {
      '/': 'Best online Casinos in New Zealand',
      '/live-casino': 'Live Casino',
      '/blackjack': 'Blackjack',
    },
    social: { '/': 'Best social casino games in New Zealand' },
  },
  homeHeading: 'Best Online Casinos in New Zealand - ',
  licence: 'All sites are licensed in New Zealand',
  badgesBegin: 'All sites are',
  badges: [
    'New Zealand Licensed',
    'Secure & Trusted',
    'Quick payouts',
    'Mobile friendly',
    'Independently reviewed',
  ],
  card: {
    always: ['rate it', 'VISIT CASINO', 'GET BONUS', 'PLAY NOW'],
    bonus: 'welcome bonus',
    privileges: 'privilege',
    payments: 'Payment Methods',
  },
  morePayments: count => `${count} more ways to deposit`,
  play: 'Play now',
  form: ['Name', 'E-mail', 'Message', 'Send'],
  sent: 'The message has been sent, our manager will contact you',
}

/** Returns the fixed texts of a page. The specification has only English ones. */
export const fixedAt = (path: string): FixedTexts | undefined =>
  languageOf(marketPath(path).segment) === 'en' ? english : undefined
