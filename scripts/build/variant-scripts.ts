import { fail } from 'node:assert'
import type { Manifest } from 'vite'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'

const entryOf = (variant: Variant) => `variants/${variant}/client.ts`

/** Lists all modules of a variant, each after its own imports. */
export function variantScripts(manifest: Manifest, variant: Variant): string[] {
  const inOrder = (name: string): string[] => {
    const { file, imports = [] } = chunkOf(manifest, name)
    return [...imports.flatMap(inOrder), `/${file}`]
  }
  return [...new Set(inOrder(entryOf(variant)))]
}

/** Lists every script that a variant can load. Leaves out Vike’s own. */
export function publishedScripts(manifest: Manifest): string[] {
  const reached = new Set<string>(variants.map(entryOf))
  // The loop also visits what it adds.
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, name)
    for (const imported of [...imports, ...dynamicImports]) {
      reached.add(imported)
    }
  }
  return [...reached].map(name => chunkOf(manifest, name).file)
}

const chunkOf = (manifest: Manifest, name: string) =>
  manifest[name] ?? fail(`The bundle has no ${name}.`)
