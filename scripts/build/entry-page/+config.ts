import type { Config } from 'vike/types'

/** Renders every address with this one page, each to one file: `poker.html`, not `poker/index.html`. */
export default { route: '/*', prerender: { noExtraDir: true } } satisfies Config
