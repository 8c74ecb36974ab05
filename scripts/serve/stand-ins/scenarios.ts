import { longBrands, manyBrands, sparseBrands, tenBrands, type WireBrand } from './brands.ts'
import { wireAnswer } from './wire-answer.ts'

/** An answer of the info service. By default: true, true, ten brands, status 200, no delay. */
type Scenario = {
  /** What the site shows. */
  shows: string
  status?: boolean
  blackSide?: boolean
  brands?: WireBrand[]
  httpStatus?: number
  delayMs?: number
}

/** Every state of the site, by the `secretkey` in a page's address. */
export const scenarios: Record<string, Scenario> = {
  affiliate: { shows: 'Affiliate with ten brands, in Black.css' },
  'affiliate-light': { shows: 'The same in index.css', status: false },
  social: { shows: 'Social casino in index.css', status: false, blackSide: false, brands: [] },
  'social-black': { shows: 'The same in Black.css', blackSide: false, brands: [] },
  'one-brand': { shows: 'Affiliate with a single brand', brands: tenBrands.slice(0, 1) },
  'many-brands': { shows: 'Affiliate with 200 brands', brands: manyBrands },
  'no-brands': { shows: 'Affiliate with an empty list', brands: [] },
  'long-texts': { shows: 'Affiliate with long texts, and 60 payment icons', brands: longBrands },
  'missing-fields': { shows: 'Affiliate with brands that lack fields', brands: sparseBrands },
  slow: { shows: 'Affiliate after two seconds of the spinner', delayMs: 2000 },
  late: { shows: 'Social casino: the answer takes seven seconds', delayMs: 7000 },
  'error-500': { shows: 'Social casino, because the service fails', httpStatus: 500 },
}

/** Answers a secretKey, which names a scenario and perhaps a stylesheet, as in `social.dark`. */
export function answerTo(secretKey: string) {
  const [name = '', shade] = secretKey.split('.')
  const scenario: Partial<Scenario> = { ...scenarios[name] }
  const { blackSide = true, brands = tenBrands, httpStatus = 200, delayMs = 0 } = scenario
  const status = shade ? shade !== 'light' : (scenario.status ?? true)
  return { httpStatus, delayMs, body: wireAnswer({ status, blackSide, brands }) }
}
