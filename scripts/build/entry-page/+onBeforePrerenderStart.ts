import { site } from '../site.ts'

/** Lists the addresses that Vike prerenders, and `/404`, the page for unknown paths. */
export const onBeforePrerenderStart = (): string[] => [
  '/404',
  ...site.routes.pages.map(({ address }) => address),
]
