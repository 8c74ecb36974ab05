import { loadRenderer } from '../build/bundle-variants.ts'
import type { Settings } from '../build/settings.ts'
import { readParts } from '../build/site-parts.ts'
import type { PreviewKit } from './preview-kit.ts'

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
