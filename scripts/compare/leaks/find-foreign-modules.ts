import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { scriptsOf } from './scripts-of.ts'

const pairs: [Variant, Variant][] = [
  ['social', 'affiliate'],
  ['affiliate', 'social'],
]

/**
 * Modules of one variant in the scripts that the other one loads, by the source maps of the last
 * bundling. The inlined loader is not among them: it paints the cards, and both variants stand in
 * every page's source.
 */
export function findForeignModules(dist: string, bundles: string): string[] {
  return pairs.flatMap(([variant, other]) =>
    scriptsOf(dist, variant).flatMap(address =>
      modulesOf(bundles, address)
        .filter(source => source.includes(`variants/${other}/`))
        .map(source => `${variant} loads ${address}, which holds ${source.replace(/^[./]+/, '')}`),
    ),
  )
}

/** The bundler's own runtime, the one script without a map, imports and exports nothing of ours. */
const runtime = /\/\*! rolldown|Object\.create,\w=Object\.defineProperty/

function modulesOf(bundles: string, address: string): string[] {
  const script = readFileSync(join(bundles, 'client', address), 'utf8')
  if (script.length < 2000 && runtime.test(script)) return []
  const { sources } = JSON.parse(readFileSync(join(bundles, 'client', `${address}.map`), 'utf8'))
  return sources
}
