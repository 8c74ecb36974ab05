import { join } from 'node:path'
import { build, type UserConfig } from 'vite'
import type { Settings } from './settings.ts'
import type { Styles } from './styles.ts'

/** Has Vite compile JSX to our own runtime, which makes elements, in the place of React's. */
export const jsxOfLoader = (root: string): UserConfig => ({
  resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
})

/**
 * The loader as one script for every page, with the settings and the address of index.css in it.
 * Throws when it holds what would end the script element that it is inlined in.
 */
export async function bundleLoader(
  root: string,
  settings: Settings,
  stylesheets: Styles['addresses'],
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ...jsxOfLoader(root),
    define: {
      INDEX_CSS: JSON.stringify(stylesheets['index.css']),
      INFO_SERVICE_URL: JSON.stringify(settings.infoServiceUrl),
      INFO_API_KEY: JSON.stringify(settings.infoApiKey),
      INFO_API_KEY_HEADER: JSON.stringify(settings.infoApiKeyHeader),
      INFO_TIMEOUT_MS: JSON.stringify(settings.infoTimeoutMs),
    },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(root, 'loader/loader.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = 'output' in result ? result.output : []
  if (output?.type !== 'chunk') throw new Error('loader/loader.ts gave no script.')
  const code = output.code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error('The loader holds "</script" or "<!--".')
  return code
}
