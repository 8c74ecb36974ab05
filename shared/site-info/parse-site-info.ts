import { parseBrand } from './parse-brand.ts'
import { parseList } from './parse-list.ts'
import type { SiteInfo } from './site-info.ts'

type WireAnswer = {
  status?: unknown
  blackSide?: unknown
  brandResponseDtos?: unknown
}

/**
 * Returns the site info in the service's answer (spec §3), or undefined where the call counts as
 * failed: the answer is not an object, or its `blackSide` not a boolean. Bad brands are left out one
 * by one; it takes 200 at most and looks at 2000 entries at most. Never throws.
 *
 * @param answer the parsed JSON of the answer
 * @param origin the page's own origin, for images that are paths on it
 */
export function parseSiteInfo(answer: unknown, origin: string): SiteInfo | undefined {
  // Whatever the answer is, this is an object in which to look for fields.
  const wire: WireAnswer = Object(answer)
  if (typeof wire.blackSide !== 'boolean') return

  const images = new Map<unknown, string | undefined>()
  return {
    // Nothing else has a say in either (spec §4).
    variant: wire.blackSide ? 'affiliate' : 'social',
    stylesheet: wire.status === true ? 'Black.css' : 'index.css',
    brands: parseList(wire.brandResponseDtos, 200, brand => parseBrand(brand, origin, images)),
  }
}
