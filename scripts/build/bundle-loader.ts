import { join } from 'node:path'
import { build, type UserConfig } from 'vite'
import type { Settings } from './settings.ts'
import { scriptTargets } from './support-floor.ts'

/** Returns what has Vite compile JSX to the loader's own runtime, which makes elements. */
const jsxOfLoader = (root: string): UserConfig => ({
  resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
})

/** Two scripts: a small one that makes the call, and the one that waits for its answer. */
export type Loader = { ask: string; load: string }

/**
 * Returns the loader, the same for every page, with the settings in it. Throws when it holds what
 * would end the script element that it is inlined in.
 */
export async function bundleLoader(root: string, settings: Settings): Promise<Loader> {
  const { infoServiceUrl, infoApiKey, infoApiKeyHeader, infoTimeoutMs } = settings
  const define = {
    INFO_SERVICE_URL: JSON.stringify(infoServiceUrl),
    INFO_API_KEY: JSON.stringify(infoApiKey),
    INFO_API_KEY_HEADER: JSON.stringify(infoApiKeyHeader),
    INFO_TIMEOUT_MS: `${infoTimeoutMs}`,
  }
  const bundle = async (script: string) => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      ...jsxOfLoader(root),
      define,
      build: {
        write: false,
        target: scriptTargets,
        modulePreload: { polyfill: false },
        rollupOptions: { input: join(root, script), output: { format: 'iife' } },
      },
    })
    const [output] = 'output' in result ? result.output : []
    const code = output?.type === 'chunk' ? output.code.trim() : ''
    if (/^$|<\/script|<!--/i.test(code))
      throw new Error(`${script} is empty, or holds "</script" or "<!--".`)
    return code
  }
  const [ask, load] = await Promise.all([
    bundle('loader/ask-info-service.ts'),
    bundle('loader/loader.ts'),
  ])
  return { ask, load }
}
