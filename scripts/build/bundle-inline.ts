import { join } from 'node:path'
import { build } from 'rolldown'
import { scriptTargets } from './support-floor.ts'

/**
 * Returns a script with all that it imports, minified, for a script element. Throws when it contains
 * what would end that element.
 */
export async function bundleInline(root: string, script: string): Promise<string> {
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
    throw new Error(`${script} is empty, or contains "</script" or "<!--".`)
  return code
}
