import punycode from 'punycode.js'
import { useLayoutEffect, useState } from 'react'
import type { RankedBrand } from '../../shared/site-info/rank-brands.ts'

/**
 * Writes the hosts of brands with their own letters: `kōwhai.nz` for `xn--kwhai-g9a.nz`. The loader,
 * in which each byte counts, paints the encoded ones, and so does React's first render.
 */
export function useReadableHosts(ranking: readonly RankedBrand[]): readonly RankedBrand[] {
  const [isDecoded, setDecoded] = useState(false)
  useLayoutEffect(() => {
    setDecoded(ranking.some(({ brand }) => brand.host.includes('xn--')))
  }, [ranking])
  if (!isDecoded) {
    return ranking
  }
  return ranking.map(({ brand, ...ranked }) => ({
    ...ranked,
    brand: { ...brand, host: readableHost(brand.host) },
  }))
}

/** A label that mixes alphabets, whose letters may look alike, stays encoded, as in browsers. */
export const readableHost = (host: string): string =>
  host
    .split('.')
    .map(label => {
      const readable = decode(label)
      return alphabets.filter(alphabet => alphabet.test(readable)).length > 1 ? label : readable
    })
    .join('.')

const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Thai}/u,
]

function decode(label: string): string {
  try {
    return punycode.toUnicode(label)
  } catch {
    // Some browsers accept a label that means nothing.
    return label
  }
}
