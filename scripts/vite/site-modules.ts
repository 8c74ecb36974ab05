import type { Plugin } from 'vite'
import { readSiteContent } from '../build/read-site-content.ts'
import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import type { ContentWithPictures } from '../build/with-pictures.ts'
import { publishable } from '../content/read-content.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'

/** What the site’s code does not contain. */
export type SiteInput = {
  settings: Settings
  readContent: () => Promise<ContentWithPictures>
  /** The content as server code imported it last. */
  content?: ContentWithPictures
  /** In the preview, the version of the content folders for which pages are rendered. */
  version?: string
}

declare module 'vite' {
  interface UserConfig {
    /** By default, what the files of the root say. The preview also shows drafts. */
    site?: SiteInput
  }
  interface ResolvedConfig {
    site: SiteInput
  }
}

/** The id of `virtual:words`. */
export const wordsModule = '\0virtual:words'

/** Lets server code import the site’s words and settings, as `virtual:words` and `virtual:settings`. */
export function siteModules(): Plugin {
  let site: SiteInput
  return {
    name: 'site-modules',
    config: (config, { command }) => ({ site: config.site ?? inputOf(process.cwd(), command) }),
    configResolved(config) {
      site = config.site
    },
    resolveId: id => (/^virtual:(words|settings)$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === wordsModule) {
        site.content = await site.readContent()
        return `export const words = ${JSON.stringify(site.content.words)}`
      }
      if (id === '\0virtual:settings') {
        return `export const settings = ${JSON.stringify(site.settings)}`
      }
    },
    // Vite replaces in browsers what they have imported. What only the server has imported, such as
    // words and inlined scripts, reaches them by a reload.
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments
      if (this.environment !== ssr) {
        return
      }
      if (/\/\.env(\.local)?$/.test(file)) {
        return void server.restart()
      }
      const words = ssr.moduleGraph.getModuleById(wordsModule)
      const changed = isContent(file) && words ? [words] : modules
      for (const module of changed) {
        ssr.moduleGraph.invalidateModule(module)
      }
      const isInPages = client.moduleGraph.getModulesByFile(file)?.size
      if (changed.length > 0 && !isInPages) {
        server.ws.send({ type: 'full-reload' })
      }
      return []
    },
  }
}

/** Whether a file is in a content folder or in a folder of one, such as that of its pictures. */
const isContent = (file: string): boolean => /\/content\/[a-z]{2}\//.test(file)

function inputOf(root: string, command: 'serve' | 'build'): SiteInput {
  if (command === 'serve') {
    const settings = localSettings(root)
    return { settings, readContent: () => readSiteContent(root, settings, true) }
  }
  const settings = readSettings(readEnvironment(root), true)
  return { settings, readContent: async () => publishable(await readSiteContent(root, settings)) }
}
