import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { PrerenderInput } from '../../shared/site/prerender-site.tsx'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { PrerenderPage } from '../../variants/+config.ts'
import { type PageHtml, splitHead } from './split-head.ts'

export type Render = (variant: Variant, input: PrerenderInput<string>) => Promise<PageHtml>

/** Loads the variants as the last bundling made them for the server, and gives what renders a page. */
export async function loadRenderer(root: string): Promise<Render> {
  await import(pathToFileURL(join(root, '.build/vike/server/entry.mjs')).href)
  const [affiliate, social] = await Promise.all([pageOf('affiliate'), pageOf('social')])
  const pages = { affiliate, social }
  return async (variant, input) => splitHead(await pages[variant](input))
}

/** Vike's page of a variant: asked for once, for Vike takes longer over a request than a page does. */
async function pageOf(variant: Variant): Promise<PrerenderPage> {
  const { Page, errorWhileRendering } = await renderPage({ urlOriginal: `/${variant}` })
  if (errorWhileRendering) throw errorWhileRendering
  if (!Page) throw new Error(`Vike has no page at /${variant}.`)
  return Page
}
