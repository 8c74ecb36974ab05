import { parseAddress } from './parse-address.ts'
import { parseList } from './parse-list.ts'
import { parseObject } from './parse-object.ts'
import { parseText } from './parse-text.ts'
import type { Brand } from './site-info.ts'

type WireBrand = {
  url?: unknown
  logo?: unknown
  desciription?: unknown
  option1?: unknown
  option2?: unknown
  option3?: unknown
  paymentTypes?: unknown
}

/**
 * Returns the brand in one entry of the service's list (spec §3), or undefined if it has no usable
 * url. Images may be paths on `origin`; at most 60 payment icons. Never throws.
 *
 * @param known images already parsed: brands share payment icons, and parsing takes time
 */
export function parseBrand(
  value: unknown,
  origin: string,
  known: Map<unknown, string | undefined>,
): Brand | undefined {
  const wire: WireBrand = parseObject(value)
  const address = parseAddress(wire.url)
  if (!address) {
    return
  }

  const image = (item: unknown) => {
    if (!known.has(item)) {
      known.set(item, parseAddress(item, origin)?.href)
    }
    return known.get(item)
  }
  return {
    url: address.href,
    host: address.hostname.replace(/^www\.(?=.)/, ''),
    logo: image(wire.logo) ?? '',
    bonus: parseText(wire.desciription),
    privileges: [parseText(wire.option1), parseText(wire.option2), parseText(wire.option3)],
    payments: parseList(wire.paymentTypes, 60, image),
  }
}
