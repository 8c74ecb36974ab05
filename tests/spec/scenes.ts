import type { Page } from 'playwright/test'
import { readSiteFile } from '../../scripts/build/site-file.ts'
import { routeTables } from '../../scripts/content/component-pages.ts'
import type { Language } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import type { ListOrder, Route } from '../../shared/pages/route.ts'
import { type Stylesheet, type Variant, variants } from '../../shared/site-info/site-info.ts'
import { looks, specPages } from '../helpers/spec-pages.ts'

/** A page of one variant in one stylesheet, as it arrives or in a state that it can come to. */
export type Scene = {
  /** `/fi/poker affiliate dark`, and its state at the end. */
  name: string
  /** The address in the bar. */
  address: string
  variant: Variant
  stylesheet: Stylesheet
  /** What the stand-in info service answers: its `secretkey`, or '' for an address without a query. */
  scenario: string
  language: Language
  /** The name of its page. */
  pageName: string
  /** The component that shows it. */
  kind: string
  /** The order of its ranked list, or null without one. */
  order: ListOrder | null
  canonical: string
  state: State
  /** Whether this is the variant’s first stylesheet. The other one differs only in colours. */
  isFirstLook: boolean
  /** In CSS pixels, the first one as it arrives. */
  widths: readonly number[]
  media?: Parameters<Page['emulateMedia']>[0]
  /** The address from which a menu link leads to the page. */
  from?: string
  /** Brings the page into its state. */
  reach?: (page: Page) => Promise<void>
}

export type State =
  | ''
  | 'menu open'
  | 'payment list open'
  | 'question open'
  | 'form sent'
  | 'link followed'
  | 'hash followed'
  | 'answer pending'
  | 'printed'
  | 'forced colours'
  | 'long texts'
  | 'missing fields'
  | 'no brands'
  | '200 brands'
  | 'info service fails'
  | 'unknown path'

const [phone, desktop] = [390, 1440]

const { pages } = readSiteFile(process.env.SPEC_DIST ?? '')

const openMenu = (page: Page) => page.locator('.burger').click()
const openPayments = (page: Page) => page.locator('.more-payments').first().click()
const openQuestion = (page: Page) => page.locator('#faq summary').first().click()

async function sendForm(page: Page): Promise<void> {
  for (const field of ['name', 'email', 'message']) {
    await page.locator(`form [name=${field}]`).fill('aroha@example.com')
  }
  await page.locator('form [type=submit]').click()
}

type Reached = Partial<Scene> & Pick<Scene, 'state'>

/** The states of a variant, in its first stylesheet. */
const states: Record<Variant | 'both', Reached[]> = {
  affiliate: [
    { state: 'payment list open', reach: openPayments },
    { state: 'link followed', from: '/poker', widths: [desktop] },
    { state: 'long texts', scenario: 'long-texts' },
    { state: 'missing fields', scenario: 'missing-fields' },
    { state: 'no brands', scenario: 'no-brands' },
    { state: '200 brands', scenario: 'many-brands' },
    // The market of its own flag. Without a query, the stand-in answers with the affiliate.
    { state: '', address: '/nz/live-casino', scenario: '', widths: [phone] },
  ],
  social: [
    { state: 'question open', reach: openQuestion },
    { state: 'form sent', reach: sendForm, address: '/contact' },
    { state: 'link followed', from: '/', address: '/contact', widths: [desktop] },
    { state: 'info service fails', scenario: 'error-500' },
  ],
  both: [
    { state: 'menu open', reach: openMenu, widths: [phone] },
    { state: 'hash followed', media: { reducedMotion: 'no-preference' }, widths: [phone] },
    { state: 'answer pending', widths: [phone] },
    { state: 'printed', media: { media: 'print' } },
    { state: 'forced colours', media: { forcedColors: 'active' } },
    { state: 'unknown path', address: '/nothing', widths: [phone] },
  ],
}

function sceneOf(look: (typeof looks)[number], reached: Reached): Scene {
  const { variant, stylesheet, scenario } = look
  const { state, address = '/' } = reached
  const entryPage = pages.find(page => page.address === address)
  const {
    name: pageName,
    path,
    kind,
    order,
  } = entryPage?.rows[variant] ?? {
    name: '',
    path: '/',
    kind: '',
    order: null,
  }
  const language = entryPage?.language ?? 'en'
  const isFirstLook = scenario === variant
  const shade = stylesheet === 'Black.css' ? 'dark' : 'light'
  return {
    variant,
    stylesheet,
    scenario,
    address,
    language,
    pageName,
    kind,
    order,
    canonical: addressIn(language, path),
    isFirstLook,
    // In the second stylesheet, only the open menu is photographed at a phone's width.
    widths: isFirstLook ? [phone, desktop] : [desktop],
    ...reached,
    name: [address, variant, shade, state].filter(Boolean).join(' '),
  }
}

/** Each page that is no copy of another one in another market. */
const isDistinct = (address: string): boolean =>
  pages.some(path =>
    variants.some(
      variant =>
        path.address === address && addressIn(path.language, path.rows[variant].path) === address,
    ),
  )

/** All scenes, from the route tables and the content. Every requirement and picture is of one of them. */
export const scenes: readonly Scene[] = looks.flatMap(look => {
  const { variant } = look
  const arriving = pages
    .filter(({ address }) => isDistinct(address))
    .map(({ address }) => sceneOf(look, { state: '', address }))
  const canonicalScenes = arriving.filter(({ address, canonical }) => address === canonical)
  const reached = [...states[variant], ...states.both].map(state => sceneOf(look, state))
  if (look.scenario !== variant) {
    // What opens has colours of its own.
    return [...canonicalScenes, ...reached.filter(({ reach }) => reach)]
  }
  return [
    ...canonicalScenes,
    // At a path that only the other variant has, this one shows its home.
    ...arriving
      .filter(({ address, canonical }) => address !== canonical)
      .map(scene => ({ ...scene, widths: [phone] })),
    ...reached,
  ]
})

/** Lists the paths of one variant, or of both, without markets. */
export const addressesOf = (variant?: Variant): string[] =>
  pages.flatMap(({ path, rows }) =>
    variant === undefined || rows[variant].path === path ? [path] : [],
  )

/** Paths that show more than the first page of their kind. Their colours are the same. */
const otherPaths: Record<Variant, string[]> = {
  // A shuffled list, a flag of the market, and a path that only the social casino has.
  affiliate: ['/poker', '/live-casino', '/temple'],
  // A provider’s game, and a path that only the affiliate has.
  social: ['/temple', '/poker'],
}

const firstOfEachKind = (routes: readonly Route[]): string[] =>
  routes
    .filter(route => route === routes.find(({ kind }) => kind === route.kind))
    .map(({ path }) => path)

export function isOneOfEachKind({ variant, address, isFirstLook }: Scene): boolean {
  // The route tables have no text pages.
  const textPages = specPages[variant].textPages.slice(-1)
  const ofEachKind = [...firstOfEachKind(routeTables[variant]), ...textPages]
  const all = isFirstLook ? [...ofEachKind, ...otherPaths[variant]] : ofEachKind
  return all.includes(marketPath(address).path)
}

/**
 * Chooses what `npm test` opens: one page of each kind, each state, and the home pages of other
 * languages, which have the same components and colours.
 */
export function isInEveryRun(scene: Scene): boolean {
  const { address, language, isFirstLook, state } = scene
  const isHome = isFirstLook && address === addressIn(language, '/')
  return state !== '' || isHome || (language === 'en' && isOneOfEachKind(scene))
}
