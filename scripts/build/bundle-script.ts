import { join } from 'node:path'
import { build } from 'rolldown'
import { mapValues } from '../../shared/content/records.ts'
import { scriptTargets } from './support-floor.ts'

/** Bundles a script with its imports, minified. Values replace the names in `define`. */
export async function bundleScript(
  root: string,
  script: string,
  format: 'esm' | 'iife',
  define: Record<string, unknown> = {},
): Promise<string> {
  const { output } = await build({
    input: join(root, script),
    write: false,
    // The loader's own runtime turns JSX into elements.
    resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
    transform: {
      target: scriptTargets,
      jsx: { runtime: 'automatic', development: false },
      define: mapValues(define, value => JSON.stringify(value)),
    },
    output: { format, minify: true, comments: false },
  })
  return output[0].code.trim()
}
