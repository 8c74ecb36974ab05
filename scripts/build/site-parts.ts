import { join } from 'node:path'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { Loader } from './bundle-loader.ts'
import { loadRenderer, type Render, type Script } from './bundle-variants.ts'
import type { DistFile } from './dist-file.ts'
import type { Images } from './images.ts'
import { readSaved, sourcesKey } from './saved.ts'
import type { Settings } from './settings.ts'
import type { Styles } from './styles.ts'

/** All of the site that its words do not change, so that edited texts are built without it. */
export type SiteParts = {
  loader: Loader
  criticalStyle: string
  stylesheets: Styles['addresses']
  themeColours: Styles['themeColours']
  /** Addresses of pictures by name, those that both variants use among each variant's. */
  images: Record<Variant, Images['addresses']>
  scripts: Record<Variant, Script>
  /** The code that renders pages (variants/prerender.ts). */
  prerender: string
  files: DistFile[]
}

export const partsFile = (root: string, command: string): string =>
  join(root, '.build', command, 'parts')

/** What words are put into: a site's parts, and what renders its pages. */
export type SiteKit = { parts: SiteParts; load: () => Promise<Render> }

/**
 * Returns the parts of the sources and settings as they are now. Builds them, and tells `building`,
 * where the command has kept none.
 */
export async function builtKit(
  root: string,
  command: string,
  settings: Settings,
  building = () => {},
): Promise<SiteKit> {
  async function makeParts() {
    building()
    // Loaded only here, because an edited word is built sooner than the bundlers are loaded.
    return (await import('./build-parts.ts')).buildParts(root, command, settings)
  }
  const kept = readSaved<SiteParts>(partsFile(root, command), sourcesKey(root, settings))
  const parts = kept ?? (await makeParts())
  return { parts, load: () => loadRenderer(root, parts.prerender) }
}
