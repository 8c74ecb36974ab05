import type { Config } from 'vike/types'

/**
 * Renders every address with this one page, each to one file: `poker.html`, not `poker/index.html`.
 * Several processes render with the same bundle.
 */
export default {
  route: '/*',
  prerender: { noExtraDir: true, keepDistServer: true },
} satisfies Config
