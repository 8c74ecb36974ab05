import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { readSiteContent } from '../build/read-site-content.ts'
import { readEnvironment, readSettings } from '../build/settings.ts'
import type { SiteInput } from '../build/site-input.ts'
import { claimsFile } from '../content/check/check-claims.ts'
import { contentFolders } from '../content/content-files.ts'
import { publishable } from '../content/read-content.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import { hashOf } from '../system/hash-of.ts'

declare global {
  /**
   * What `virtual:site-input` exports, by the folder that Vite writes to. Server code runs in this
   * process: as a text, the words of a thousand pages would take half a second.
   */
  var importedInputs: Record<string, typeof import('virtual:site-input')> | undefined
}

/** The id of `virtual:site-input`. */
export const siteInputId = '\0virtual:site-input'

/** Lets server code import the site’s words and settings, as `virtual:site-input`. */
export function siteInput(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'site-input',
    config: (config, { command }) => ({
      siteInput: config.siteInput ?? inputOf(process.cwd(), command),
    }),
    configResolved(resolved) {
      config = resolved
    },
    resolveId: id => (id === 'virtual:site-input' ? siteInputId : undefined),
    async load(id) {
      if (id === siteInputId) {
        const { root, build, siteInput } = config
        const { settings, readContent } = siteInput
        // A save while the content is being read makes another version.
        const version = contentVersion(root)
        const content = await readContent()
        globalThis.importedInputs ??= {}
        globalThis.importedInputs[build.outDir] = { content, settings, version }
        const folder = JSON.stringify(build.outDir)
        return `export const { content, settings, version } = globalThis.importedInputs[${folder}]`
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

/** Makes a text that changes with each save of content. */
export function contentVersion(root: string): string {
  const words = contentFolders.flatMap(({ folder }) =>
    filesBelow(join(root, folder)).map(file => `${folder}/${file}`),
  )
  const files = [...words, claimsFile]
  const times = files.map(file => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs)
  return hashOf(JSON.stringify([files, times]))
}

/** Is true for the list of claims, and for what is in a content folder, such as pictures. */
const isContent = (file: string): boolean =>
  file.endsWith(`/${claimsFile}`) || /\/content\/[a-z]{2}\//.test(file)

function inputOf(root: string, command: 'serve' | 'build'): SiteInput {
  if (command === 'serve') {
    const settings = localSettings(root)
    return { settings, readContent: () => readSiteContent(root, settings, true) }
  }
  const settings = readSettings(readEnvironment(root), true)
  return { settings, readContent: async () => publishable(await readSiteContent(root, settings)) }
}
