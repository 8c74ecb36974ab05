import { join } from 'node:path'
import { recordOf } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { bundleLoader } from './bundle-loader.ts'
import { bundleVariants } from './bundle-variants.ts'
import { withCompressed } from './dist-file.ts'
import { buildImages } from './images.ts'
import { licences } from './licences.ts'
import { save, sourcesKey } from './saved.ts'
import type { Settings } from './settings.ts'
import { partsFile, type SiteParts } from './site-parts.ts'
import { buildCriticalStyle, buildStyles } from './styles.ts'

/** Makes pictures, stylesheets, the loader and both variants' scripts, and keeps them. */
export async function buildParts(
  root: string,
  command: string,
  settings: Settings,
): Promise<SiteParts> {
  // Of the sources as they are now: one that is saved meanwhile may not be in the parts.
  const key = sourcesKey(root, settings)
  const work = [bundleVariants(root), buildUnscripted(root, settings)] as const
  // When one fails, the other does not run on behind the error.
  await Promise.allSettled(work)
  const [{ scripts, prerender, files, modules }, rest] = await Promise.all(work)
  const all = await withCompressed([...rest.files, ...files, licences(root, modules)], 11)
  const parts = { ...rest, scripts, prerender, files: all }
  save(partsFile(root, command), key, parts)
  return parts
}

/** Makes the same without the variants' scripts, which a developer's server has in another form. */
export async function buildUnscripted(
  root: string,
  settings: Settings,
): Promise<Omit<SiteParts, 'scripts' | 'prerender'>> {
  const shared = buildImages(join(root, 'shared/images'))
  const own = recordOf(variants, variant => buildImages(join(root, `variants/${variant}/images`)))
  const styles = buildStyles(root, {
    ...own.social.addresses,
    ...own.affiliate.addresses,
    ...shared.addresses,
  })
  return {
    loader: await bundleLoader(root, settings),
    criticalStyle: buildCriticalStyle(root),
    stylesheets: styles.addresses,
    themeColours: styles.themeColours,
    images: recordOf(variants, name => ({ ...shared.addresses, ...own[name].addresses })),
    files: [styles, shared, own.affiliate, own.social].flatMap(({ files }) => files),
  }
}
