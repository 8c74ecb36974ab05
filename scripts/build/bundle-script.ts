import { build } from 'vite'
import { scriptTargets } from './support-floor.ts'

type BundledScript = {
  code: string
  /** The files that it is made of. */
  files: string[]
}

type BundleScriptInput = {
  root: string
  file: string
  format: 'es' | 'iife'
  /** Values that replace the names of constants in the script. */
  constants: Record<string, object | null>
}

/** Bundles a script with its imports, minified. */
export async function bundleScript(input: BundleScriptInput): Promise<BundledScript> {
  const { root, file, format, constants } = input
  const result = await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(constants).flatMap(withFields)),
    // The loader's own runtime turns JSX into elements.
    resolve: { alias: { 'react/jsx-runtime': `${root}/loader/jsx-runtime.ts` } },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: scriptTargets,
      rolldownOptions: {
        input: file,
        output: { format, topLevelVar: false },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) {
    throw new Error(`Vite watches ${file} in place of bundling it.`)
  }
  const [{ code, moduleIds }] = output.output
  return { code: code.trim(), files: moduleIds.filter(id => !id.startsWith('\0')) }
}

/** Defines a value and, separately, each of its fields: a script then contains only what it reads. */
const withFields = ([name, value]: [string, object | null]): [string, string][] => [
  [name, JSON.stringify(value)],
  ...Object.entries(value ?? {}).map(([field, fieldValue]): [string, string] => [
    `${name}.${field}`,
    JSON.stringify(fieldValue),
  ]),
]
