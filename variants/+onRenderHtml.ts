import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/**
 * Renders a page with the variant's own function. Vike wants a document of its own, which nobody
 * reads: the build takes `html` and composes the entry page around it.
 */
export async function onRenderHtml({ Page, input }: PageContextServer) {
  const html = await Page(input)
  return { documentHtml: dangerouslySkipEscape('<html></html>'), pageContext: { html } }
}
