import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageHtml, PrerenderInput } from '../../shared/site/prerender-site.tsx'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { buildParts } from './build-parts.ts'
import { readSaved, save, sourcesKey } from './saved.ts'
import { takeTurn } from './take-turn.ts'

type BuiltParts = Awaited<ReturnType<typeof buildParts>>

/** Returns a page of a variant as HTML. */
export type Render = (variant: Variant, input: PrerenderInput<string>) => Promise<PageHtml>

/** What words and settings are put into. */
export type SiteParts = Omit<BuiltParts, 'prerender' | 'modules'> & { render: Render }

const savedIn = (root: string): string => join(root, '.build/parts/saved')

/** Returns what was built of the sources as they are now, or null where they have not been. */
export const readParts = (root: string): BuiltParts | null =>
  readSaved(savedIn(root), sourcesKey(root))

/** Returns the parts of the sources as they are now. Builds them where none are kept. */
export async function siteParts(root: string, say: (step: string) => void): Promise<SiteParts> {
  async function make(): Promise<BuiltParts> {
    const key = sourcesKey(root)
    say('pictures, styles and scripts')
    // Loaded only here, because an edited word is built sooner than the bundlers are loaded.
    const { buildParts } = await import('./build-parts.ts')
    const parts = await buildParts(root)
    if (sourcesKey(root) === key) save(savedIn(root), key, parts)
    return parts
  }
  const inTurn = async () => readParts(root) ?? make()
  const parts = readParts(root) ?? (await takeTurn(join(root, '.build/parts'), say, inTurn))
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
