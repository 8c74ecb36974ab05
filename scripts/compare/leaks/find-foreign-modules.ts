import { existsSync, readFileSync, statSync } from 'node:fs'
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

/** Bytes. What the bundler adds of its own has no map, and is smaller than any of our modules. */
const ownOfBundler = 3000

function modulesOf(bundles: string, address: string): string[] {
  const script = join(bundles, 'client', address)
  if (!existsSync(`${script}.map`) && statSync(script).size < ownOfBundler) return []
  const { sources } = JSON.parse(readFileSync(`${script}.map`, 'utf8'))
  return sources
}
