import type { Config } from 'vike/types'

/** Has Vike prerender every entry page as one HTML file: `poker.html`, not `poker/index.html`. */
export default { prerender: { noExtraDir: true } } satisfies Config
