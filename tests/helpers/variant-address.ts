import type { Variant } from '../../shared/site-info/site-info.ts'

export const variants = ['affiliate', 'social'] as const

/** The address at which the stand-in info service has the given variant shown: a path, and a hash. */
export function variantAddress(variant: Variant, path: string): string {
  const [pathname = '', hash] = path.split('#')
  return `${pathname}?secretkey=${variant}${hash === undefined ? '' : `#${hash}`}`
}
