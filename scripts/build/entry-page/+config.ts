import type { Config } from 'vike/types'

/** Renders every address with this one page. */
export default { route: '/*' } satisfies Config
