import { join } from 'node:path'
import { recordOf } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { bundleLoader } from './bundle-loader.ts'
import { bundleVariants } from './bundle-variants.ts'
import { withCompressed } from './dist-file.ts'
import { buildImages } from './images.ts'
import { licences } from './licences.ts'
import { buildStyles } from './styles.ts'

/** Makes all of the site that neither words nor settings change. */
export async function buildParts(root: string) {
  // Not beside each other, because a mistake in a stylesheet is to be told before the bundling.
  const rest = await buildUnscripted(root)
  const bundles = await bundleVariants(root)
  const files = [...rest.files, ...bundles.files, licences(root, bundles.modules)]
  return { ...rest, ...bundles, files: await withCompressed(files, 11) }
}

/** Makes pictures, stylesheets and the loader: all but scripts that a preview has in another form. */
export async function buildUnscripted(root: string) {
  const shared = buildImages(join(root, 'shared/images'))
  const own = recordOf(variants, variant => buildImages(join(root, `variants/${variant}/images`)))
  /** Addresses by name, those that both variants use among each variant's. */
  const images = recordOf(variants, name => ({ ...shared.addresses, ...own[name].addresses }))
  const styles = buildStyles(root, { ...images.social, ...images.affiliate })
  const files = [styles, shared, own.affiliate, own.social].flatMap(({ files }) => files)
  return { ...styles, images, loader: await bundleLoader(root), files }
}
