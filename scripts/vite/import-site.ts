import type { ViteDevServer } from 'vite'
import type { ComposedSite } from '../build/compose-site.ts'
import { describe, errorsAmong } from '../content/finding.ts'

/** Composes the site, if a file has changed since. Rejects with what is wrong with the files. */
export async function importSite({ config, ssrLoadModule }: ViteDevServer): Promise<ComposedSite> {
  try {
    return (await ssrLoadModule('/scripts/build/site.ts')).composed
  } catch (error) {
    const errors = errorsAmong(config.site.content?.findings ?? [])
    // A site that lacks a text cannot be composed: the findings name the text and its file.
    throw errors.length > 0
      ? Object.assign(new Error(errors.map(describe).join('\n')), { cause: error })
      : error
  }
}
