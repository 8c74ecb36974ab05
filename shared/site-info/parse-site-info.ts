import { chooseStylesheet, chooseVariant } from './choose-variant.ts'
import { fieldsOf } from './fields-of.ts'
import { parseBrand } from './parse-brand.ts'
import { parseList } from './parse-list.ts'
import type { SiteInfo } from './site-info.ts'

type WireAnswer = {
  status?: unknown
  blackSide?: unknown
  brandResponseDtos?: unknown
}

/**
 * Gives the site info in the service's answer (specification, section 3), or undefined where the
 * call counts as failed: the answer is not an object, or its `blackSide` not a boolean. Bad brands
 * are left out one by one; it takes 200 at most and looks at 2000 entries at most. Never throws.
 *
 * @param answer the parsed JSON of the answer
 * @param origin the page's own origin, for images that are paths on it
 */
export function parseSiteInfo(answer: unknown, origin: string): SiteInfo | undefined {
  const wire: WireAnswer = fieldsOf(answer)
  if (typeof wire.blackSide !== 'boolean') return

  return {
    variant: chooseVariant(wire.blackSide),
    stylesheet: chooseStylesheet(wire.status),
    brands: parseList(wire.brandResponseDtos, 200, brand => parseBrand(brand, origin)),
  }
}
