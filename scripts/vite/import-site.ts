import type { ViteDevServer } from 'vite'
import type { Site } from '../build/compose-site.ts'
import { findingsError } from './findings-error.ts'
import { contentVersion, siteInputId } from './site-input.ts'

/** Composes the site, if a file has changed since. Rejects with what is wrong with the files. */
export async function importSite(server: ViteDevServer): Promise<Site> {
  const { config, environments, ssrLoadModule } = server
  const { site, root } = config
  const { moduleGraph } = environments.ssr
  const input = moduleGraph.getModuleById(siteInputId)
  // Some file systems, such as network drives, do not tell of changes.
  if (input && site.content?.version !== contentVersion(root)) {
    moduleGraph.invalidateModule(input)
  }
  try {
    return (await ssrLoadModule('/scripts/build/site.ts')).site
  } catch (error) {
    const found = findingsError(root, site.content?.findings ?? [])
    // A site that lacks a text cannot be composed: the findings name the text and its file.
    throw found ? Object.assign(new Error(), found, { cause: error }) : error
  }
}
