import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { PrerenderInput } from '../../shared/site/prerender-site.tsx'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type {} from '../../variants/+config.ts'
import { type PageHtml, splitHead } from './split-head.ts'

export type Render = (variant: Variant, input: PrerenderInput<string>) => Promise<PageHtml>

/** Loads the variants as the last bundling made them for the server, and gives what renders a page. */
export async function loadRenderer(root: string): Promise<Render> {
  await import(pathToFileURL(join(root, '.build/vike/server/entry.mjs')).href)
  return async (variant, input) => {
    const { html, errorWhileRendering } = await renderPage({ urlOriginal: `/${variant}`, input })
    if (errorWhileRendering) throw errorWhileRendering
    if (html === undefined) throw new Error(`Vike has no page at /${variant}.`)
    return splitHead(html)
  }
}
