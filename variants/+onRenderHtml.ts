import { dangerouslySkipEscape } from 'vike/server'

/**
 * Vike wants a document of its own, which nobody reads: the build takes the variants' Pages from
 * Vike, renders every address with them and composes the entry pages around what they give.
 */
export const onRenderHtml = () => dangerouslySkipEscape('<html></html>')
