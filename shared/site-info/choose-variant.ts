import type { Stylesheet, Variant } from './site-info.ts'

/** Gives the variant that the service's `blackSide` asks for; nothing else has a say in it. */
export function chooseVariant(blackSide: boolean): Variant {
  return blackSide ? 'affiliate' : 'social'
}

/** Gives the style sheet for the service's `status`: Black.css for `true` alone (section 4). */
export function chooseStylesheet(status: unknown): Stylesheet {
  return status === true ? 'Black.css' : 'index.css'
}
