import type { ViteDevServer } from 'vite'
import type { Site } from '../build/compose-site.ts'
import { contentVersion, siteInputId } from './site-input.ts'

/** Composes the site, if a file has changed since. Rejects if it cannot be composed. */
export async function importSite(server: ViteDevServer): Promise<Site> {
  const { config, environments, ssrLoadModule } = server
  const { siteInput, root } = config
  const { moduleGraph } = environments.ssr
  const input = moduleGraph.getModuleById(siteInputId)
  // Some file systems, such as network drives, do not tell of changes.
  if (input && siteInput.content?.version !== contentVersion(root)) {
    moduleGraph.invalidateModule(input)
  }
  return (await ssrLoadModule('/scripts/build/site.ts')).site
}
