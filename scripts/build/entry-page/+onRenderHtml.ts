import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { recordOf } from '../../../shared/content/records.ts'
import { variants } from '../../../shared/site-info/site-info.ts'
import { addressOf } from '../html-file.ts'
import { variantScripts } from '../variant-scripts.ts'
import { type EntryPageInput, renderEntryPage } from './render-entry-page.ts'

/** Renders an entry page as a whole document, to which Vike adds nothing. */
export async function onRenderHtml({ data, globalContext }: PageContextServer<EntryPageInput>) {
  const manifest = globalContext.assetsManifest ?? {}
  const scripts = recordOf(variants, variant => variantScripts(manifest, variant))
  try {
    return dangerouslySkipEscape(await renderEntryPage(data, scripts))
  } catch (error) {
    throw new Error(`${addressOf(data.sitePath)} cannot be rendered.`, { cause: error })
  }
}
