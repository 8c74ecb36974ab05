import { join } from 'node:path'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { DistFile } from './asset.ts'
import { bundleLoader, type Loader } from './bundle-loader.ts'
import { bundleVariants, readBundles, type Script } from './bundle-variants.ts'
import { buildImages, type Images } from './images.ts'
import { partsKey } from './parts-key.ts'
import { save, savedFile } from './saved.ts'
import type { Settings } from './settings.ts'
import { buildCriticalStyle, buildStyles, type Styles } from './styles.ts'
import { whenBothEnd } from './when-both-end.ts'
import { withCompressed } from './with-compressed.ts'

/** All of the site that its words do not change: an edited text is built without making these again. */
export type SiteParts = {
  loader: Loader
  criticalStyle: string
  stylesheets: Styles['addresses']
  themeColours: Styles['themeColours']
  /** Addresses of pictures by name, those that both variants use among each variant's. */
  images: Record<Variant, Images['addresses']>
  scripts: Record<Variant, Script>
  files: DistFile[]
}

/**
 * Makes pictures, stylesheets, the loader and both variants' scripts, and keeps them for a later
 * build.
 */
export async function buildParts(
  root: string,
  settings: Settings,
  progress: (step: string) => void,
): Promise<SiteParts> {
  progress('pictures, styles and scripts')
  // Of the sources as they are now: one that is saved meanwhile may not be in the parts.
  const key = partsKey(root, settings)
  // In this order, for bundling goes on in a process of its own.
  const [, rest] = await whenBothEnd(bundleVariants(root), buildUnscripted(root, settings))
  const bundles = readBundles(root)
  const files = await withCompressed([...rest.files, ...bundles.files], 11)
  const parts = { ...rest, scripts: bundles.scripts, files }
  save(savedFile(root, 'parts', settings), key, parts)
  return parts
}

/** The same without the variants' scripts, which a developer's server has in another form. */
export async function buildUnscripted(
  root: string,
  settings: Settings,
): Promise<Omit<SiteParts, 'scripts'>> {
  const shared = buildImages(join(root, 'shared/images'))
  const affiliate = buildImages(join(root, 'variants/affiliate/images'))
  const social = buildImages(join(root, 'variants/social/images'))
  const styles = buildStyles(root, {
    ...social.addresses,
    ...affiliate.addresses,
    ...shared.addresses,
  })
  return {
    loader: await bundleLoader(root, settings),
    criticalStyle: buildCriticalStyle(root),
    stylesheets: styles.addresses,
    themeColours: styles.themeColours,
    images: {
      affiliate: { ...shared.addresses, ...affiliate.addresses },
      social: { ...shared.addresses, ...social.addresses },
    },
    files: [styles, shared, affiliate, social].flatMap(({ files }) => files),
  }
}
