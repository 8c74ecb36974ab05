import type { ViteDevServer } from 'vite'
import type { Site } from '../build/site.ts'
import { contentVersion, siteInputId } from './site-input.ts'

type ImportedContent = Pick<typeof import('virtual:site-input'), 'content' | 'version'>

/** Imports the content, which is read again if a file has changed since. */
export async function importContent(server: ViteDevServer): Promise<ImportedContent> {
  const { moduleGraph } = server.environments.ssr
  const module = moduleGraph.getModuleById(siteInputId)
  const last = await lastContent(server)
  // Some file systems, such as network drives, do not tell of changes.
  if (module && last.version !== contentVersion(server.config.root)) {
    moduleGraph.invalidateModule(module)
    return lastContent(server)
  }
  return last
}

/** Imports the content as it was read last. Pages and site contain its words. */
export async function lastContent(server: ViteDevServer): Promise<ImportedContent> {
  const { content, version } = await server.ssrLoadModule('virtual:site-input')
  return { content, version }
}

/** Composes the site of the last content. Rejects if it cannot be composed. */
export async function importSite(server: ViteDevServer): Promise<Site> {
  const { site } = await server.ssrLoadModule('/scripts/build/site.ts')
  return site
}
