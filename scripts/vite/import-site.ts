import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Site } from '../build/compose-site.ts'
import { contentFolders } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { filesBelow } from '../system/files-below.ts'
import { hashOf } from '../system/hash-of.ts'
import { wordsModule } from './site-modules.ts'

/** Composes the site, if a file has changed since. Rejects with what is wrong with the files. */
export async function importSite(server: ViteDevServer): Promise<Site> {
  const { config, environments, ssrLoadModule } = server
  const { site, root } = config
  const version = contentVersion(root)
  // Some file systems, such as network drives, do not tell of changes.
  if (site.version !== version) {
    site.version = version
    const { moduleGraph } = environments.ssr
    const words = moduleGraph.getModuleById(wordsModule)
    if (words) {
      moduleGraph.invalidateModule(words)
    }
  }
  try {
    return (await ssrLoadModule('/scripts/build/site.ts')).site
  } catch (error) {
    const errors = errorsAmong(site.content?.findings ?? [])
    // A site that lacks a text cannot be composed: the findings name the text and its file.
    throw errors.length > 0
      ? Object.assign(new Error(errors.map(describe).join('\n')), { cause: error })
      : error
  }
}

/** Makes a text that changes with each save in a content folder. */
function contentVersion(root: string): string {
  const files = contentFolders.flatMap(({ folder }) =>
    filesBelow(join(root, folder)).map(file => join(root, folder, file)),
  )
  const times = files.map(file => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
  return hashOf(JSON.stringify([files, times]))
}
