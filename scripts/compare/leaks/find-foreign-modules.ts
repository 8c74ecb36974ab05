import { type Variant, variants } from '../../../shared/site-info/site-info.ts'
import { scriptsOf } from './scripts-of.ts'

/**
 * Returns the modules of one variant in the scripts that the other one loads, by the list of
 * modules that the bundling wrote down. The inlined loader is not among them: it paints the cards,
 * and both variants stand in every page's source.
 */
export function findForeignModules(dist: string, modules: Record<string, string[]>): string[] {
  const foreign = (variant: Variant, other: Variant) =>
    scriptsOf(dist, variant).flatMap(address => {
      const own = modules[address.slice(1)]
      if (!own) return [`${variant} loads ${address}, which the sources were not bundled to`]
      return own
        .filter(module => module.startsWith(`variants/${other}/`))
        .map(module => `${variant} loads ${address}, which holds ${module}`)
    })
  return variants.flatMap(variant =>
    variants.filter(other => other !== variant).flatMap(other => foreign(variant, other)),
  )
}
