import { addressOf } from '../html-file.ts'
import { composed } from '../site.ts'

/** Lists the addresses that Vike prerenders. */
export const onBeforePrerenderStart = (): string[] =>
  [null, ...composed.routes.paths].map(addressOf)
