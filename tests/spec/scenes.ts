import type { Page } from 'playwright/test'
import { expectationsOf } from '../../scripts/compare/expectations.ts'
import type { Language } from '../../shared/content/languages.ts'
import { languageOf, marketPath } from '../../shared/pages/market-path.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { type Face, faces } from '../helpers/spec-pages.ts'

/** What brings a page into a state, in any engine. */
export type Hands = {
  click: (selector: string) => Promise<void>
  clickAt: (x: number, y: number) => Promise<unknown>
  fill: (selector: string, text: string) => Promise<void>
  /** Waits until a selector has this number of visible elements, or fails. */
  shows: (selector: string, count: number) => Promise<void>
}

/** A page of one variant in one stylesheet, as it arrives or in a state that it can come to. */
export type Scene = Pick<Face, 'variant'> & {
  /** `/fi/poker affiliate dark`: `only` and `approve` match it against a pattern. */
  name: string
  address: string
  language: Language
  /** What the stand-in info service answers. */
  scenario: string
  /** CSS pixels. */
  widths: readonly number[]
  /** Brings the page into its state. */
  reach?: (page: Hands) => Promise<void>
  media?: Parameters<Page['emulateMedia']>[0]
  /** Whether this is the variant’s first stylesheet. The other one differs only in colours. */
  isFirstFace: boolean
  /** Whether only a report looks at it: `npm test` finds its mistakes on other pages. */
  isForReport: boolean
  /** Whether nothing has changed since it arrived in the first stylesheet. */
  isPlain: boolean
  /** The widths at which axe checks the scene. */
  axeWidths: readonly number[]
  hasPicture: boolean
  /** How long a click may take to have its effect, in milliseconds. */
  patience: number
  /** Breaches that belong to the state. */
  allowed?: RegExp
}

/** The origin of the demo games that the tested site frames. */
export const gamesOrigin = process.env.TEST_GAMES ?? ''
export const expected = expectationsOf(process.cwd(), {
  games: {
    'bacon-slot': '/slot/',
    'book-of-dead': `${gamesOrigin}/book-of-dead`,
    temple: `${gamesOrigin}/temple`,
  },
  markets: ['nz'],
})

/** Opens the menu, closes it and opens it again (spec §4.5). */
async function openMenu(page: Hands): Promise<void> {
  const menu = 'header nav'
  await page.click('.burger')
  await page.shows(menu, 1)
  await page.click(`${menu} .exit`)
  await page.shows(menu, 0)
  await page.click('.burger')
  await page.shows(menu, 1)
}

/** Opens a payment list, closes it by a click outside, and opens it again (spec §4.3). */
async function openPayments(page: Hands): Promise<void> {
  const [more, list] = ['.more-payments', '.all-payments']
  await page.shows(list, 0)
  await page.click(more)
  await page.shows(list, 1)
  // Left of all cards.
  await page.clickAt(4, 400)
  await page.shows(list, 0)
  await page.click(more)
  await page.shows(list, 1)
}

/** Sends the empty form, which is refused, and then a message (spec §4.7, §5). */
async function sendForm(page: Hands): Promise<void> {
  const [send, sent] = ['.contact-form [type=submit]', 'form [role=status]:not(:empty)']
  await page.click(send)
  await page.shows(sent, 0)
  await page.fill('[name=name]', 'Aroha')
  await page.fill('[name=email]', 'aroha@example.com')
  await page.click(send)
  await page.shows(sent, 1)
}

/** Opens a question and then another, which closes the first, closes this and opens it (spec §4.6). */
async function openQuestions(page: Hands): Promise<void> {
  const first = '#faq details:nth-of-type(1) summary'
  const answer = '#faq details > :not(summary)'
  await page.click('#faq details:nth-of-type(2) summary')
  await page.click(first)
  await page.shows(answer, 1)
  await page.click(first)
  await page.shows(answer, 0)
  await page.click(first)
  await page.shows(answer, 1)
}

/** A state of a page, in the first stylesheet of its variant or in both. */
type State = Partial<Scene> & { state: string; inBoth?: true }

const states: Record<Face['variant'], State[]> = {
  affiliate: [
    {
      state: 'payment list open',
      inBoth: true,
      reach: openPayments,
      // The list covers parts of the buttons below it.
      allowed: /target-size/,
    },
    { state: 'long texts', scenario: 'long-texts' },
    { state: 'missing fields', scenario: 'missing-fields' },
    { state: 'no brands', scenario: 'no-brands' },
    // Taller than Chromium can paint in one picture.
    { state: '200 brands', scenario: 'many-brands', hasPicture: false, axeWidths: [] },
    // Only on this page does the market segment choose the flag.
    { state: 'flag of the segment', address: '/nz/live-casino' },
  ],
  social: [
    { state: 'question open', inBoth: true, reach: openQuestions },
    { state: 'form sent', inBoth: true, address: '/contact', reach: sendForm },
    { state: 'info service fails', scenario: 'error-500' },
  ],
}
const statesOfBoth: State[] = [
  { state: 'menu open', inBoth: true, reach: openMenu, widths: [390] },
  { state: 'printed', media: { media: 'print' }, axeWidths: [] },
  { state: 'forced colours', media: { forcedColors: 'active' }, axeWidths: [] },
]

/** Each distinct page. Market segments of the same language repeat them. */
export const distinctPages = Object.entries(expected.pages).filter(([address, page]) =>
  variants.some(variant => page[variant].canonical === address),
)

/**
 * One page of each kind: `npm test` checks no others. Axe checks only these pages in other languages,
 * which have the markup of English.
 */
const oneOfEachKind = [
  '/',
  '/poker',
  '/live-casino',
  '/bacon-slot',
  '/temple',
  '/contact',
  '/cookie-policy',
]
const isReport = process.env.COMPARE_REPORT !== undefined

/**
 * The addresses at which a variant shows its home page, because only the other one has a page there.
 * `npm test` checks them in English only: no code for them depends on the language.
 */
export const homeAddresses = distinctPages
  .filter(([address]) => isReport || oneOfEachKind.includes(address))
  .flatMap(([address, page]) =>
    variants
      .filter(variant => page[variant].canonical !== address)
      .map(variant => ({ address, variant })),
  )

/** Returns where axe checks a page: everywhere in a report, and otherwise once in each stylesheet. */
function axeWidthsOf(isFirstFace: boolean, widths: readonly number[]): readonly number[] {
  if (!isFirstFace) {
    return widths.slice(-1)
  }
  return isReport ? widths : widths.slice(0, 1)
}

function sceneOf(face: Face, { state, inBoth, ...own }: State): Scene {
  const { variant, stylesheet, scenario } = face
  const { address = '/', widths = [390, 1440] } = own
  const { segment, path } = marketPath(address)
  const language = languageOf(segment)
  const isFirstFace = scenario === variant
  const isArrivingInEnglish = language === 'en' && state === ''
  const theme = stylesheet === 'Black.css' ? 'dark' : 'light'
  return {
    variant,
    scenario,
    address,
    language,
    widths,
    isFirstFace,
    isForReport: !oneOfEachKind.includes(path) || !(isFirstFace || isArrivingInEnglish),
    isPlain: isFirstFace && state === '',
    axeWidths:
      language === 'en' || oneOfEachKind.includes(path) ? axeWidthsOf(isFirstFace, widths) : [],
    hasPicture: true,
    patience,
    ...own,
    name: [address, variant, theme, state].filter(Boolean).join(' '),
  }
}

/** Enough for a busy machine. */
export const patience = 5000

/** All scenes, from the route tables. Every check and every picture is of one of them. */
export const scenes: readonly Scene[] = faces.flatMap(face => {
  const { variant, scenario } = face
  const own = distinctPages.filter(([address, page]) => page[variant].canonical === address)
  const reached = [...statesOfBoth, ...states[variant]]
  return [
    ...own.map(([address]) => ({ state: '', address })),
    ...reached.filter(({ inBoth }) => inBoth || scenario === variant),
  ].map(state => sceneOf(face, state))
})

/** Returns the name of a scene's files: `home-affiliate-dark`, `fi-poker-social-light`. */
export const fileOf = ({ name }: Scene): string =>
  name.replace('/ ', '/home ').slice(1).replaceAll(/[/ ]/g, '-')
