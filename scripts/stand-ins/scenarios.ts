import { longBrands, manyBrands, sparseBrands, tenBrands } from './brands.ts'

type Scenario = {
  /** What is answered, in one line. */
  description: string
  /** Fields of the answer, true where they are left out. */
  status?: boolean
  blackSide?: boolean
  /** The brands of the answer; ten without it. */
  brands?: (imagesOrigin: string) => unknown[]
  httpStatus?: number
  delayMs?: number
}

const none = () => []
const one = (imagesOrigin: string) => tenBrands(imagesOrigin).slice(0, 1)

/** Every state that the site can be put in, by the `secretkey` of the page's address. */
export const scenarios: Record<string, Scenario> = {
  affiliate: { description: 'Affiliate with ten brands, in Black.css' },
  'affiliate-light': { description: 'The same in index.css', status: false },
  social: {
    description: 'Social casino in index.css',
    status: false,
    blackSide: false,
    brands: none,
  },
  'social-black': { description: 'The same in Black.css', blackSide: false, brands: none },
  'one-brand': { description: 'Affiliate with a single brand', brands: one },
  'many-brands': { description: 'Affiliate with 200 brands', brands: manyBrands },
  'no-brands': { description: 'Affiliate with an empty list', brands: none },
  'long-texts': {
    description: 'Affiliate with very long texts and 60 payment icons a brand',
    brands: longBrands,
  },
  'missing-fields': {
    description: 'Affiliate with brands that lack texts, images or everything but the link',
    brands: sparseBrands,
  },
  slow: { description: 'Affiliate after 2 seconds of the spinner', delayMs: 2000 },
  late: {
    description: 'An answer after 7 seconds, past the time-out: the social casino',
    delayMs: 7000,
  },
  'error-500': { description: 'Status 500: the social casino', httpStatus: 500 },
}

/**
 * Returns the answer of the scenario that a secretKey names, of `affiliate` where it names none. An
 * ending asks for a stylesheet: `many-brands.light`, `social.dark`.
 */
export function answerTo(secretKey: string, imagesOrigin: string) {
  const [name = '', ending] = secretKey.split('.')
  const scenario: Partial<Scenario> = Object.hasOwn(scenarios, name) ? { ...scenarios[name] } : {}
  const { status = true, blackSide = true, brands = tenBrands } = scenario
  const { httpStatus = 200, delayMs = 0 } = scenario
  const body = {
    status: ending ? ending !== 'light' : status,
    blackSide,
    brandResponseDtos: brands(imagesOrigin),
  }
  return { httpStatus, delayMs, body }
}
