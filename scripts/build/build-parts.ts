import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize } from 'svgo'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { type DistFile, hashedFile } from '../system/hashed-file.ts'
import { CommandError } from '../system/run-command.ts'
import { bundleInline } from './bundle-inline.ts'
import { buildStyles, bundleStyle } from './styles.ts'

const slotFolder = 'variants/social/slot'

export type Parts = Awaited<ReturnType<typeof buildParts>>

/** Builds pictures, stylesheets, the loader and the slot, which depend on neither words nor settings. */
export async function buildParts(root: string) {
  const shared = buildImages(root, 'shared/images')
  const own = recordOf(variants, name => buildImages(root, `variants/${name}/images`))
  /** Addresses by name; each variant also has those of shared pictures. */
  const images = recordOf(variants, name =>
    mapValues({ ...shared, ...own[name] }, ({ path }) => `/${path}`),
  )
  const styles = buildStyles(root, { ...images.social, ...images.affiliate })
  const pictures = [shared, own.affiliate, own.social].flatMap(made => Object.values(made))
  const inline = ['loader/ask-info-service.ts', 'loader/loader.ts', `${slotFolder}/slot.ts`]
  const [ask = '', load = '', script = ''] = await Promise.all(
    inline.map(file => bundleInline(root, file)),
  )
  return {
    ...styles,
    images,
    /** The script that makes the call, with names of settings in place of values, and the main one. */
    loader: { ask, load },
    /** The template of our own slot game, and its script and style. */
    slot: {
      page: readFileSync(join(root, slotFolder, 'slot.html'), 'utf8'),
      script,
      style: bundleStyle(root, `${slotFolder}/slot.css`, {}),
    },
    files: [...styles.files, ...pictures],
  }
}

/**
 * Returns the pictures of a folder under hashed names, by name without ending. Optimises SVGs and copies
 * PNGs. Throws a CommandError with the file's name if one is neither.
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
