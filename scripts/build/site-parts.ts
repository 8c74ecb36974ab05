import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { buildParts } from './build-parts.ts'
import type { Render } from './render-pages.ts'
import { readSaved } from './saved.ts'

type BuiltParts = Awaited<ReturnType<typeof buildParts>>

/** What words and settings are put into. */
export type SiteParts = Omit<BuiltParts, 'prerender' | 'modules'> & { render: Render }

/** Returns the parts that were kept of the present sources, and what keeps others (`readSaved`). */
export const savedParts = (root: string) => readSaved<BuiltParts>(root, 'parts/saved')

/** Returns the parts of the sources as they are now. Builds them where none are kept. */
export async function siteParts(root: string, say: (step: string) => void): Promise<SiteParts> {
  const saved = savedParts(root)
  let parts = saved.last
  if (!parts) {
    say('pictures, styles and scripts')
    // Loaded only here, because an edited word is built sooner than the bundlers are loaded.
    const { buildParts } = await import('./build-parts.ts')
    parts = await buildParts(root)
    saved.keep(parts)
  }
  // Node imports files alone: the code's is there only while it is read.
  const file = join(root, `.build/prerender-${process.pid}.mjs`)
  writeFileSync(file, parts.prerender)
  const imported = import(`${pathToFileURL(file)}?${performance.now()}`)
  const { prerender } = await imported.finally(() => rmSync(file))
  return { ...parts, render: (variant, input) => prerender[variant](input) }
}
