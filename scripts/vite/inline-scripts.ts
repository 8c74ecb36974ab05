import type { Plugin, ResolvedConfig } from 'vite'
import { bundleScript } from '../build/bundle-script.ts'
import { pageCall } from '../build/settings.ts'

const query = '?inline-script'

/** Lets server code import a browser script as a text for an inline element. */
export function inlineScripts(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'inline-scripts',
    configResolved(resolved) {
      config = resolved
    },
    async load(id) {
      if (!id.endsWith(query)) {
        return
      }
      const file = id.slice(0, -query.length)
      const constants = { INFO_CALL: pageCall(config.siteInput.settings) }
      const { code, files } = await bundleScript({
        root: config.root,
        file,
        format: 'iife',
        constants,
      })
      for (const imported of files) {
        this.addWatchFile(imported)
      }
      if (/^$|<\/script|<!--/i.test(code)) {
        throw new Error(`${file} is empty, or contains "</script" or "<!--".`)
      }
      return `export default ${JSON.stringify(code)}`
    },
  }
}
