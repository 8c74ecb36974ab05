import { longBrands, manyBrands, sparseBrands, tenBrands } from './brands.ts'
import { hostileBrands, polluting } from './hostile-brands.ts'

/** How the service answers one call. What is left out is as in an ordinary JSON answer. */
export type Answer = {
  body: string
  status?: number
  headers?: Record<string, string>
  delayMs?: number
  /** `half`: headers and half of the body, then silence. `reset`: the connection is cut. */
  delivery?: 'whole' | 'half' | 'never' | 'reset'
  withCors?: boolean
}

type Scenario = Partial<Answer> & {
  /** What is answered, in one line. */
  description: string
  /** The brands of the answer; ten without it. */
  brands?: (imagesOrigin: string) => unknown[]
  /** What else the answer has in place of status true and blackSide true. */
  fields?: object
}

const noBrands = () => []

/** Every state that the site can be put in, by the `secretkey` of the page's address. */
export const scenarios: Record<string, Scenario> = {
  affiliate: { description: 'Ten brands, status true: affiliate in Black.css' },
  'affiliate-light': {
    description: 'Ten brands, status false: affiliate in index.css',
    fields: { status: false },
  },
  social: {
    description: 'blackSide false, status false: social casino in index.css',
    brands: noBrands,
    fields: { status: false, blackSide: false },
  },
  'social-black': {
    description: 'blackSide false, status true: social casino in Black.css',
    brands: noBrands,
    fields: { blackSide: false },
  },
  'one-brand': {
    description: 'Affiliate with a single brand',
    brands: images => tenBrands(images).slice(0, 1),
  },
  'many-brands': {
    description: 'Affiliate with 200 brands',
    brands: images => manyBrands(images, 200),
  },
  'no-brands': { description: 'Affiliate with an empty list', brands: noBrands },
  'long-texts': {
    description: 'Affiliate with very long texts and 60 payment icons a brand',
    brands: longBrands,
  },
  'missing-fields': {
    description: 'Affiliate with brands that lack texts, images or everything but the link',
    brands: sparseBrands,
  },
  slow: { description: 'Affiliate, answered after 2 seconds', delayMs: 2000 },
  late: {
    description: 'Affiliate, answered after 7 seconds: too late for the default time-out',
    delayMs: 7000,
  },
  hang: { description: 'No answer at all', delivery: 'never' },
  'half-body': { description: 'Headers and half of the body, then nothing', delivery: 'half' },
  'error-500': { description: 'Status 500 with a JSON error', status: 500, body: '{"error":"…"}' },
  'error-403': { description: 'Status 403 with a body that would be good', status: 403 },
  html: {
    description: 'Status 200 with an HTML page',
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>Welcome</title><p>Welcome to the network.</p>',
  },
  empty: { description: 'Status 200 with an empty body', body: '' },
  'not-json': { description: 'Status 200, called JSON, cut short', body: '{"blackSide":tr' },
  redirect: { description: 'Status 302 to a page', status: 302, headers: { Location: '/' } },
  reset: { description: 'The connection is cut before any answer', delivery: 'reset' },
  'cors-refused': {
    description: 'A good answer without CORS headers: unreadable from another origin',
    withCors: false,
  },
  huge: { description: 'Good JSON of 20 MB', fields: { filler: 'x'.repeat(20_000_000) } },
  hostile: {
    description: 'Ten good brands among scripts, bad links, HTML and wrong types in every field',
    brands: hostileBrands,
    fields: polluting,
  },
}

/**
 * Returns the answer of the scenario that a secretKey names, of `affiliate` where it names none. An
 * ending asks for a stylesheet: `many-brands.light`, `social.dark`.
 */
export function answerTo(secretKey: string | null, imagesOrigin: string): Answer {
  const [name = '', ending = ''] = secretKey?.split('.') ?? []
  const asked = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  const { brands = tenBrands, fields, description: _, ...answer }: Partial<Scenario> = asked ?? {}
  const siteInfo = {
    ...{ status: true, blackSide: true, brandResponseDtos: brands(imagesOrigin), ...fields },
    ...(/^(dark|light)$/.test(ending) && { status: ending === 'dark' }),
  }
  return { body: JSON.stringify(siteInfo), ...answer }
}
