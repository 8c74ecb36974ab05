import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { recordOf } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { CommandError } from '../run-command.ts'
import { bundleLoader } from './bundle-loader.ts'
import { bundleVariants } from './bundle-variants.ts'
import { type DistFile, hashedFile, withCompressed } from './dist-file.ts'
import { buildStyles } from './styles.ts'

/** Makes all of the site that neither words nor settings change. */
export async function buildParts(root: string) {
  // Not beside each other, because a mistake in a stylesheet is to be told before the bundling.
  const rest = await buildUnscripted(root)
  const bundles = await bundleVariants(root)
  const files = await withCompressed([...rest.files, ...bundles.files], 11)
  return { ...rest, ...bundles, files }
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

/**
 * Returns the pictures of a folder under hashed names: the files, and their addresses by name without
 * ending. SVGs are optimised; a PNG (cards of shared links show nothing else) is taken as it is.
 * Throws a CommandError with the file's name when one is neither.
 */
function buildImages(folder: string) {
  const files: DistFile[] = []
  const addresses: Record<string, string> = {}
  for (const file of readdirSync(folder).sort()) {
    const path = join(folder, file)
    const [name = '', ending] = file.split('.')
    if (ending !== 'svg' && ending !== 'png') {
      throw new CommandError(`${path}: only .svg and .png pictures can stand here.`)
    }
    const bytes = readFileSync(path)
    const image = hashedFile(name, ending, ending === 'svg' ? optimized(bytes, path) : bytes)
    files.push(image)
    addresses[name] = `/${image.path}`
  }
  return { files, addresses }
}

function optimized(bytes: Buffer, path: string): string {
  try {
    return optimize(bytes.toString(), { path, multipass: true }).data
  } catch (error) {
    throw new CommandError(Object(error).message, { cause: error })
  }
}
