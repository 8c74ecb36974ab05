import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { recordOf } from '../../../shared/content/records.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { htmlFile } from '../html-file.ts'
import { site } from '../site.ts'
import { variantScripts } from '../variant-scripts.ts'
import { renderEntryPage } from './render-entry-page.ts'

/** Renders an entry page as a whole document, to which Vike adds nothing. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const wanted = htmlFile(urlPathname)
  const entryPage = site.routes.pages.find(({ file }) => file === wanted)
  const manifest = globalContext.assetsManifest
  const scripts = recordOf(variants, variant =>
    manifest ? variantScripts(manifest, variant) : [`/variants/${variant}/client.ts`],
  )
  try {
    const html = await renderEntryPage({ site, entryPage: entryPage ?? null }, scripts)
    return dangerouslySkipEscape(html)
  } catch (error) {
    throw new Error(`${urlPathname} cannot be rendered.`, { cause: error })
  }
}
