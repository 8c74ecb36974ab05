import { join } from 'node:path'
import { build } from 'rolldown'
import type { InfoCall } from '../../shared/site-info/site-info-request.ts'
import type { InfoService } from './hosts/forward-info-call.ts'
import { scriptTargets } from './support-floor.ts'

/** The values that the build writes in place of these names in a script. */
export type Defined = {
  INFO_CALL?: InfoCall
  /** How the Cloudflare Worker forwards calls, if it does. The key is a secret of the Worker. */
  INFO_FORWARDING?: {
    service: Omit<InfoService, 'INFO_API_KEY'>
    siteHeaders: Record<string, string>
  } | null
}

/** Bundles a script with its imports, minified. */
export async function bundleScript(
  root: string,
  script: string,
  format: 'esm' | 'iife',
  defined: Defined = {},
): Promise<string> {
  const { output } = await build({
    input: join(root, script),
    write: false,
    // The loader's own runtime turns JSX into elements.
    resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
    transform: {
      target: scriptTargets,
      jsx: { runtime: 'automatic', development: false },
      define: Object.fromEntries(Object.entries(defined).flatMap(withFields)),
    },
    output: { format, minify: true, comments: false },
  })
  return output[0].code.trim()
}

/** Defines a value and, separately, each of its fields: a script then contains only what it reads. */
const withFields = ([name, value]: [string, object | null]): [string, string][] => [
  [name, JSON.stringify(value)],
  ...Object.entries(value ?? {}).map(([field, fieldValue]): [string, string] => [
    `${name}.${field}`,
    JSON.stringify(fieldValue),
  ]),
]
