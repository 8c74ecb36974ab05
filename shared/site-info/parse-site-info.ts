import { parseBrand } from './parse-brand.ts'
import { parseList } from './parse-list.ts'
import { parseObject } from './parse-object.ts'
import type { SiteInfo } from './site-info.ts'

export type WireAnswer = {
  status?: unknown
  blackSide?: unknown
  brandResponseDtos?: unknown
}

/**
 * Parses the service's answer (spec §3). Returns undefined if it is not an object or its `blackSide`
 * is not a boolean. Leaves out each bad brand, keeps at most 200 and reads at most 2000 entries.
 * Never throws.
 *
 * @param answer the parsed JSON of the answer
 * @param origin the page's own origin, for images that are paths on it
 */
export function parseSiteInfo(answer: unknown, origin: string): SiteInfo | undefined {
  const wire: WireAnswer = parseObject(answer)
  if (typeof wire.blackSide !== 'boolean') {
    return
  }

  return {
    // Only these two fields decide (spec §4).
    variant: wire.blackSide ? 'affiliate' : 'social',
    stylesheet: wire.status === true ? 'Black.css' : 'index.css',
    brands: parseList(wire.brandResponseDtos, 200, brand => parseBrand(brand, origin)),
  }
}
