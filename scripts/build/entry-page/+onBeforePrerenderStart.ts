import { addressOf } from '../html-file.ts'
import { site } from '../site.ts'

/** Lists the addresses that Vike prerenders. */
export const onBeforePrerenderStart = (): string[] => [null, ...site.routes.paths].map(addressOf)
