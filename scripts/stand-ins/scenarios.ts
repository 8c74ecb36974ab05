import type { Stylesheet, Variant } from '../../shared/site-info/site-info.ts'
import { longBrands, manyBrands, sparseBrands, tenBrands } from './brands.ts'
import { hostileBrands, polluting } from './hostile-brands.ts'

/** How the service answers one call. What is left out is as in an ordinary JSON answer. */
export type ScenarioAnswer = {
  status?: number
  headers?: Record<string, string>
  body?: string
  delayMs?: number
  /** `half`: headers and half of the body, then silence. `reset`: the connection is cut. */
  delivery?: 'whole' | 'half' | 'never' | 'reset'
  withCors?: boolean
}

type Answering = (imagesOrigin: string) => ScenarioAnswer

/** The description says in one line what is answered. */
export type Scenario = { description: string; answer: Answering }

export const defaultScenario = 'affiliate'

/** Every state that the site can be put in, by the `secretkey` of the page's address. */
export const scenarios = {
  affiliate: as('Ten brands, status true: affiliate in Black.css', tenBrandsBy({})),
  'affiliate-light': as('Ten brands, status false: affiliate in index.css', images =>
    siteInfo(tenBrands(images), { status: false }),
  ),
  social: as('blackSide false, status false: social casino in index.css', () =>
    siteInfo([], { status: false, blackSide: false }),
  ),
  'social-black': as('blackSide false, status true: social casino in Black.css', () =>
    siteInfo([], { blackSide: false }),
  ),
  'one-brand': as('Affiliate with a single brand', images =>
    siteInfo(tenBrands(images).slice(0, 1)),
  ),
  'many-brands': as('Affiliate with 200 brands', images => siteInfo(manyBrands(images, 200))),
  'no-brands': as('Affiliate with an empty list', () => siteInfo([])),
  'long-texts': as('Affiliate with very long texts and 60 payment icons a brand', images =>
    siteInfo(longBrands(images)),
  ),
  'missing-fields': as(
    'Affiliate with brands that lack texts, images or everything but the link',
    images => siteInfo(sparseBrands(images)),
  ),
  slow: as('Affiliate, answered after 2 seconds', tenBrandsBy({ delayMs: 2000 })),
  late: as(
    'Affiliate, answered after 7 seconds: too late for the default time-out',
    tenBrandsBy({ delayMs: 7000 }),
  ),
  hang: as('No answer at all', () => ({ delivery: 'never' })),
  'half-body': as('Headers and half of the body, then nothing', tenBrandsBy({ delivery: 'half' })),
  'error-500': as('Status 500 with a JSON error', () => ({ body: '{"error":"…"}', status: 500 })),
  'error-403': as('Status 403 with a body that would be good', tenBrandsBy({ status: 403 })),
  html: as('Status 200 with an HTML page', () => ({
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Welcome</title><p>Welcome to the network.</p>',
  })),
  empty: as('Status 200 with an empty body', () => ({})),
  'not-json': as('Status 200, called JSON, cut short', () => ({ body: '{"blackSide":tr' })),
  redirect: as('Status 302 to a login page', () => ({
    status: 302,
    headers: { Location: '/api/login' },
  })),
  reset: as('The connection is cut before any answer', () => ({ delivery: 'reset' })),
  'cors-refused': as(
    'A good answer without CORS headers: unreadable from another origin',
    tenBrandsBy({ withCors: false }),
  ),
  huge: as('Good JSON of 20 MB', images =>
    siteInfo(tenBrands(images), { filler: 'x'.repeat(20_000_000) }),
  ),
  hostile: as(
    'Ten good brands among scripts, bad links, HTML and wrong types in every field',
    images => siteInfo(hostileBrands(images), polluting),
  ),
}

function as(description: string, answer: Answering): Scenario {
  return { description, answer }
}

function siteInfo(brandResponseDtos: unknown[], fields: object = {}): ScenarioAnswer {
  const body = { status: true, blackSide: true, brandResponseDtos, ...fields }
  return { body: JSON.stringify(body) }
}

/** The answer with ten brands, sent in an unusual way. */
function tenBrandsBy(way: ScenarioAnswer): Answering {
  return images => ({ ...siteInfo(tenBrands(images)), ...way })
}

export type ScenarioName = keyof typeof scenarios

/** One of the four ways the site can look: a variant in a stylesheet (specification §4, Styling). */
export type Face = { variant: Variant; stylesheet: Stylesheet; scenario: ScenarioName }

/** The four faces, each with the scenario that shows it. */
export const faces: Face[] = [
  { variant: 'affiliate', stylesheet: 'Black.css', scenario: 'affiliate' },
  { variant: 'affiliate', stylesheet: 'index.css', scenario: 'affiliate-light' },
  { variant: 'social', stylesheet: 'Black.css', scenario: 'social-black' },
  { variant: 'social', stylesheet: 'index.css', scenario: 'social' },
]

/**
 * Returns the scenario that a secretKey names, the default one where it names none. An ending asks
 * for a stylesheet: `many-brands.light`, `social.dark`.
 */
export function chooseScenario(secretKey: string | null): [ScenarioName, Scenario] {
  const [key = '', ending = ''] = secretKey?.split('.') ?? []
  const name = isScenarioName(key) ? key : defaultScenario
  const { description, answer } = scenarios[name]
  if (ending !== 'dark' && ending !== 'light') return [name, scenarios[name]]
  const inStylesheet = ({ body = '', ...rest }: ScenarioAnswer): ScenarioAnswer => {
    const status = /^\{"status":(?:true|false)/
    return { ...rest, body: body.replace(status, `{"status":${ending === 'dark'}`) }
  }
  return [name, { description, answer: images => inStylesheet(answer(images)) }]
}

const isScenarioName = (key: string): key is ScenarioName => Object.hasOwn(scenarios, key)
