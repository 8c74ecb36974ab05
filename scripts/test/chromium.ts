import { createRequire } from 'node:module'

const playwright: typeof import('playwright') = createRequire(import.meta.url)('playwright')

/** Playwright's Chromium. Required, not imported: jiti's loader breaks Playwright's own requires. */
export const { chromium } = playwright
