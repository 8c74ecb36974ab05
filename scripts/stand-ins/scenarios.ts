import { tenBrands } from './brands.ts'
import { hostileBrands, polluting } from './hostile-brands.ts'
import { longBrands, manyBrands, sparseBrands } from './unusual-brands.ts'
import { withStatus } from './with-status.ts'

/** How the service answers one call. What is left out is as in an ordinary JSON answer. */
export type Answer = {
  status?: number
  headers?: Record<string, string>
  body?: string
  delayMs?: number
  /** `half`: headers and half of the body, then silence. `reset`: the connection is cut. */
  delivery?: 'whole' | 'half' | 'never' | 'reset'
  withCors?: boolean
}

export type Scenario = {
  /** What is answered, in one line for the compare page and the documentation. */
  description: string
  answer: (imagesOrigin: string) => Answer
}

export const defaultScenario = 'affiliate'

/** Every state that the site can be put in, by the `secretkey` of the page's address. */
export const scenarios = {
  affiliate: {
    description: 'Ten brands, status true: affiliate in Black.css',
    answer: images => json(siteInfo(true, true, tenBrands(images))),
  },
  'affiliate-light': {
    description: 'Ten brands, status false: affiliate in index.css',
    answer: images => json(siteInfo(false, true, tenBrands(images))),
  },
  social: {
    description: 'blackSide false, status false: social casino in index.css',
    answer: () => json(siteInfo(false, false, [])),
  },
  'social-black': {
    description: 'blackSide false, status true: social casino in Black.css',
    answer: () => json(siteInfo(true, false, [])),
  },
  'one-brand': {
    description: 'Affiliate with a single brand',
    answer: images => json(siteInfo(true, true, tenBrands(images).slice(0, 1))),
  },
  'many-brands': {
    description: 'Affiliate with 200 brands',
    answer: images => json(siteInfo(true, true, manyBrands(images, 200))),
  },
  'no-brands': {
    description: 'Affiliate with an empty list',
    answer: () => json(siteInfo(true, true, [])),
  },
  'long-texts': {
    description: 'Affiliate with very long texts and 60 payment icons a brand',
    answer: images => json(siteInfo(true, true, longBrands(images))),
  },
  'missing-fields': {
    description: 'Affiliate with brands that lack texts, images or everything but the link',
    answer: images => json(siteInfo(true, true, sparseBrands(images))),
  },
  slow: {
    description: 'Affiliate, answered after 2 seconds',
    answer: images => ({ ...json(siteInfo(true, true, tenBrands(images))), delayMs: 2000 }),
  },
  late: {
    description: 'Affiliate, answered after 7 seconds: too late for the default time-out',
    answer: images => ({ ...json(siteInfo(true, true, tenBrands(images))), delayMs: 7000 }),
  },
  hang: {
    description: 'No answer at all',
    answer: () => ({ delivery: 'never' }),
  },
  'half-body': {
    description: 'Headers and half of the body, then nothing',
    answer: images => ({ ...json(siteInfo(true, true, tenBrands(images))), delivery: 'half' }),
  },
  'error-500': {
    description: 'Status 500 with a JSON error',
    answer: () => ({ ...json({ error: 'Internal error' }), status: 500 }),
  },
  'error-403': {
    description: 'Status 403 with a body that would be good',
    answer: images => ({ ...json(siteInfo(true, true, tenBrands(images))), status: 403 }),
  },
  html: {
    description: 'Status 200 with an HTML page',
    answer: () => ({
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: '<!doctype html><title>Welcome</title><p>Welcome to the network.</p>',
    }),
  },
  empty: {
    description: 'Status 200 with an empty body',
    answer: () => ({}),
  },
  'not-json': {
    description: 'Status 200, called JSON, cut short',
    answer: () => ({ body: '{"status":true,"blackSide":tr' }),
  },
  redirect: {
    description: 'Status 302 to a login page',
    answer: () => ({ status: 302, headers: { Location: '/api/login' } }),
  },
  reset: {
    description: 'The connection is cut before any answer',
    answer: () => ({ delivery: 'reset' }),
  },
  'cors-refused': {
    description: 'A good answer without CORS headers: unreadable from another origin',
    answer: images => ({ ...json(siteInfo(true, true, tenBrands(images))), withCors: false }),
  },
  huge: {
    description: 'Good JSON of 20 MB',
    answer: images =>
      json({ ...siteInfo(true, true, tenBrands(images)), filler: 'x'.repeat(20_000_000) }),
  },
  hostile: {
    description: 'Ten good brands among scripts, bad links, HTML and wrong types in every field',
    answer: images => json({ ...siteInfo(true, true, hostileBrands(images)), ...polluting }),
  },
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

/**
 * Gives the scenario that a secretKey names, the default one where it names none. An ending asks
 * for a stylesheet: `many-brands.light`, `social.dark`.
 */
export function chooseScenario(secretKey: string | null): [ScenarioName, Scenario] {
  const [key = '', ending = ''] = secretKey?.split('.') ?? []
  const name = isScenarioName(key) ? key : defaultScenario
  return [name, withStatus(scenarios[name], ending)]
}

function isScenarioName(key: string): key is ScenarioName {
  return Object.hasOwn(scenarios, key)
}

function siteInfo(status: boolean, blackSide: boolean, brandResponseDtos: unknown[]) {
  return { status, blackSide, brandResponseDtos }
}

function json(value: unknown): Answer {
  return { body: JSON.stringify(value) }
}
