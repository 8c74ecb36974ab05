/** The ids around a page's component, which no heading may have. */
export const layoutIds = [
  'content',
  'casino-guide-root',
  'casino-guide-spinner',
  'casino-guide-affiliate',
  'casino-guide-page',
  'casino-guide-menu',
  'casino-guide-heading',
] as const

export type LayoutId = (typeof layoutIds)[number]
