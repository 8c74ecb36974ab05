import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageHtml, PrerenderInput } from '../../shared/site/prerender-site.tsx'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { buildParts } from './build-parts.ts'
import { readSaved } from './saved.ts'
import { takeTurn } from './take-turn.ts'

type BuiltParts = Awaited<ReturnType<typeof buildParts>>

/** Returns a page of a variant as HTML. */
export type Render = (variant: Variant, input: PrerenderInput<string>) => Promise<PageHtml>

/** What words and settings are put into. */
export type SiteParts = Omit<BuiltParts, 'prerender' | 'modules'> & { render: Render }

/** Returns the parts that were kept of the present sources, and what keeps others (`readSaved`). */
export const savedParts = (root: string) => readSaved<BuiltParts>(root, 'parts/saved')

/** Returns the parts of the sources as they are now. Builds them where none are kept. */
export async function siteParts(root: string, say: (step: string) => void): Promise<SiteParts> {
  const parts = await takeTurn(join(root, '.build/parts'), say, async () => {
    const { last, keep } = savedParts(root)
    if (last) return last
    say('pictures, styles and scripts')
    // Loaded only here, because an edited word is built sooner than the bundlers are loaded.
    const { buildParts } = await import('./build-parts.ts')
    const made = await buildParts(root)
    keep(made)
    return made
  })
  let prerender: ReturnType<typeof load> | undefined
  return {
    ...parts,
    async render(variant, input) {
      prerender ??= load(root, parts.prerender)
      return (await prerender)[variant](input)
    },
  }
}

/** Loads what renders pages from its bundled code, whose file is there only while Node reads it. */
async function load(
  root: string,
  code: string,
): Promise<Record<Variant, (input: PrerenderInput<string>) => Promise<PageHtml>>> {
  const file = join(root, `.build/prerender-${process.pid}.mjs`)
  writeFileSync(file, code)
  try {
    return (await import(`${pathToFileURL(file)}?${performance.now()}`)).prerender
  } finally {
    rmSync(file)
  }
}
