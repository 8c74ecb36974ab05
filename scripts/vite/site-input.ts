import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readSiteContent } from '../build/read-site-content.ts'
import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import type { ContentWithPictures } from '../build/with-pictures.ts'
import { contentFolders } from '../content/content-files.ts'
import { publishable, type Words } from '../content/read-content.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import { hashOf } from '../system/hash-of.ts'

/** What the site’s code does not contain. */
export type SiteInput = {
  settings: Settings
  readContent: () => Promise<VersionedContent>
  /** The content as server code imported it last. Only `load` sets it. */
  content?: VersionedContent
}

/** Content with, in the preview, the version of its folders. */
type VersionedContent = ContentWithPictures & { version?: string }

declare global {
  /**
   * What `virtual:site-input` exports, by the folder that Vite writes to. Server code runs in this
   * process: as a text, the words of a thousand pages would take half a second.
   */
  var importedInputs: Record<string, { words: Words; settings: Settings }> | undefined
}

declare module 'vite' {
  interface UserConfig {
    /** By default, what the files of the root say. The preview also shows drafts. */
    siteInput?: SiteInput
  }
  interface ResolvedConfig {
    siteInput: SiteInput
  }
}

/** The id of `virtual:site-input`. */
export const siteInputId = '\0virtual:site-input'

/** Lets server code import the site’s words and settings, as `virtual:site-input`. */
export function siteInput(): Plugin {
  let input: SiteInput
  let folder: string
  return {
    name: 'site-input',
    config: (config, { command }) => ({
      siteInput: config.siteInput ?? inputOf(process.cwd(), command),
    }),
    configResolved(config) {
      input = config.siteInput
      folder = config.build.outDir
    },
    resolveId: id => (id === 'virtual:site-input' ? siteInputId : undefined),
    async load(id) {
      if (id === siteInputId) {
        input.content = await input.readContent()
        globalThis.importedInputs ??= {}
        globalThis.importedInputs[folder] = { words: input.content.words, settings: input.settings }
        return `export const { words, settings } = globalThis.importedInputs[${JSON.stringify(folder)}]`
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
      for (const module of modules) {
        ssr.moduleGraph.invalidateModule(module)
      }
      const isInPages = client.moduleGraph.getModulesByFile(file)?.size
      // The page that reloads reads the content again (import-site.ts).
      if (isContent(file) || (modules.length > 0 && !isInPages)) {
        server.ws.send({ type: 'full-reload' })
      }
      return []
    },
  }
}

/** Makes a text that changes with each save in a content folder. */
export function contentVersion(root: string): string {
  const files = contentFolders.flatMap(({ folder }) =>
    filesBelow(join(root, folder)).map(file => join(root, folder, file)),
  )
  const times = files.map(file => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
  return hashOf(JSON.stringify([files, times]))
}

/** Whether a file is in a content folder or in a folder of one, such as that of its pictures. */
const isContent = (file: string): boolean => /\/content\/[a-z]{2}\//.test(file)

function inputOf(root: string, command: 'serve' | 'build'): SiteInput {
  if (command === 'serve') {
    const settings = localSettings(root)
    const readContent = async () => ({
      version: contentVersion(root),
      ...(await readSiteContent(root, settings, true)),
    })
    return { settings, readContent }
  }
  const settings = readSettings(readEnvironment(root), true)
  return { settings, readContent: async () => publishable(await readSiteContent(root, settings)) }
}
