import { parseAddress } from './parse-address.ts'
import { parseList } from './parse-list.ts'
import { parseObject } from './parse-object.ts'
import { parseText } from './parse-text.ts'
import type { Brand } from './site-info.ts'

/** The service's names of a brand's fields (spec §3). */
type BrandField =
  | 'url'
  | 'logo'
  | 'desciription'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'paymentTypes'

export type WireBrand = Partial<Record<BrandField, unknown>>

/**
 * Parses an entry of the service’s list (spec §3). Returns undefined if it has no usable url.
 * Images may be paths on `origin`; at most 60 payment icons. Never throws.
 */
export function parseBrand(value: unknown, origin: string): Brand | undefined {
  const wire: WireBrand = parseObject(value)
  const address = parseAddress(wire.url)
  if (!address) {
    return
  }

  const image = (item: unknown) => parseAddress(item, origin)?.href
  return {
    url: address.href,
    host: address.hostname.replace(/^www\.(?=.)/, ''),
    logo: image(wire.logo) ?? '',
    bonus: parseText(wire.desciription),
    privileges: [wire.option1, wire.option2, wire.option3].map(parseText).filter(Boolean),
    payments: parseList(wire.paymentTypes, 60, image),
  }
}
