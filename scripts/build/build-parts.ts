import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { type DistFile, hashedFile } from '../system/hashed-file.ts'
import { CommandError } from '../system/run-command.ts'
import { bundleInline } from './bundle-inline.ts'
import { bundleSlot } from './slot-pages.ts'
import { buildStyles } from './styles.ts'

export type Parts = Awaited<ReturnType<typeof buildParts>>

/** Builds pictures, stylesheets, the loader and the slot, which depend on neither words nor settings. */
export async function buildParts(root: string) {
  const shared = buildImages(root, 'shared/images')
  const own = recordOf(variants, name => buildImages(root, `variants/${name}/images`))
  const addresses = (images: Record<string, DistFile>) =>
    mapValues({ ...shared, ...images }, ({ path }) => `/${path}`)
  /** Addresses by name; each variant also has those of shared pictures. */
  const images = recordOf(variants, name => addresses(own[name]))
  const styles = buildStyles(root, { ...images.social, ...images.affiliate })
  const pictures = [shared, own.affiliate, own.social].flatMap(made => Object.values(made))
  const files = [...styles.files, ...pictures]
  const [loader, slot] = await Promise.all([bundleLoader(root), bundleSlot(root)])
  return { ...styles, images, loader, slot, files }
}

/**
 * Returns the pictures of a folder under hashed names, by name without ending. SVGs are optimised, PNGs
 * copied. Throws a CommandError with the file's name if one is neither.
 */
function buildImages(root: string, folder: string): Record<string, DistFile> {
  const files = readdirSync(join(root, folder)).sort()
  return Object.fromEntries(
    files.map(file => {
      const path = join(root, folder, file)
      const [name = '', ending] = file.split('.')
      const bytes = readFileSync(path)
      if (ending === 'svg') return [name, hashedFile(name, ending, optimized(bytes, path))]
      if (ending === 'png') return [name, hashedFile(name, ending, bytes)]
      throw new CommandError(`${path}: only .svg and .png pictures are allowed here.`)
    }),
  )
}

function optimized(bytes: Buffer, path: string): string {
  try {
    return optimize(bytes.toString(), { path, multipass: true }).data
  } catch (error) {
    throw new CommandError(Object(error).message, { cause: error })
  }
}

/** Two scripts: a small one that makes the call, and one that awaits its answer. */
export type Loader = { ask: string; load: string }

/** Returns the loader, with the names of settings in place of their values. */
export async function bundleLoader(root: string): Promise<Loader> {
  const [ask, load] = await Promise.all([
    bundleInline(root, 'loader/ask-info-service.ts'),
    bundleInline(root, 'loader/loader.ts'),
  ])
  return { ask, load }
}
