import { loadRenderer, type Render } from '../build/bundle-variants.ts'
import type { Settings } from '../build/settings.ts'
import { readParts, type SiteParts } from '../build/site-parts.ts'
import type { Handler } from '../stand-ins/listen.ts'

/** What a preview puts words into: the built site's parts, or those of the sources (dev-kit.ts). */
export type PreviewKit = {
  parts: Omit<SiteParts, 'prerender'>
  load: () => Promise<Render>
  /** Returns the module that a variant's page imports, with an export `hydrate`. */
  moduleOf: (variant: 'affiliate' | 'social') => string
  /** A script that runs before that module. */
  before?: string
  /** Whether pages are served without the site's policy, which forbids what Vite needs. */
  withoutPolicy?: boolean
  /** Answers requests for what only the kit has. */
  handler?: Handler
  /** Calls back when a source is saved; `rebuild` makes the parts new, if it is one of theirs. */
  watch?: (saved: (file: string, rebuild?: () => Promise<void>) => void) => void
}

/**
 * Returns the site's own parts, so that an editor sees what visitors get. They are built where the
 * command has kept none of the sources and settings as they are now; `building` is told of that.
 */
export async function builtKit(
  root: string,
  command: string,
  settings: Settings,
  building = () => {},
): Promise<PreviewKit> {
  async function makeParts() {
    building()
    return (await import('../build/build-parts.ts')).buildParts(root, command, settings)
  }
  const parts = readParts(root, command, settings) ?? (await makeParts())
  return {
    parts,
    load: () => loadRenderer(root, parts.prerender),
    moduleOf: variant => parts.scripts[variant].script,
  }
}
