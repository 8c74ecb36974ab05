import { join } from 'node:path'
import { build } from 'rolldown'
import { scriptTargets } from './support-floor.ts'

/** Two scripts: a small one that makes the call, and the one that waits for its answer. */
export type Loader = { ask: string; load: string }

/**
 * Returns the loader, the same for every page, with the names of the settings in place of their values.
 * Throws when it holds what would end the script element that it is inlined in.
 */
export async function bundleLoader(root: string): Promise<Loader> {
  const bundle = async (script: string) => {
    const { output } = await build({
      input: join(root, script),
      write: false,
      // JSX makes elements by the loader's own runtime.
      resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
      transform: { target: scriptTargets, jsx: { runtime: 'automatic', development: false } },
      output: { format: 'iife', minify: true, comments: false },
    })
    const code = output[0].code.trim()
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
