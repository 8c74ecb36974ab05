import type { Config } from 'vike/types'

/**
 * Renders every address with this one page, because an entry page contains both variants. Vike
 * prerenders each to one HTML file: `poker.html`, not `poker/index.html`.
 */
export default { route: '/*', prerender: { noExtraDir: true } } satisfies Config
