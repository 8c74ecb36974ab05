import { join } from 'node:path'
import { build } from 'rolldown'
import { scriptTargets } from './support-floor.ts'

/**
 * Returns a script with all that it imports, minified, for an inline script element. Throws if it
 * contains what would end that element.
 */
export async function bundleInline(root: string, script: string): Promise<string> {
  const { output } = await build({
    input: join(root, script),
    write: false,
    // The loader's own runtime turns JSX into elements.
    resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
    transform: { target: scriptTargets, jsx: { runtime: 'automatic', development: false } },
    output: { format: 'iife', minify: true, comments: false },
  })
  const code = output[0].code.trim()
  if (/^$|<\/script|<!--/i.test(code))
    throw new Error(`${script} is empty, or contains "</script" or "<!--".`)
  return code
}
