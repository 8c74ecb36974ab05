import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { optimize } from 'svgo'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { asError } from '../system/as-error.ts'
import { type DistFile, hashedFile } from '../system/dist-file.ts'
import { CommandError } from '../system/run-command.ts'
import { bundleScript, type Defined } from './bundle-script.ts'
import { pageCall, type Settings } from './settings.ts'
import { buildStyles, bundleStyle, type Styles } from './styles.ts'

const slotFolder = 'variants/social/slot'

/** What the site is composed of, except words and the variants' scripts. */
export type Parts = Styles & {
  /** Addresses of pictures by name; each variant also has those of shared pictures. */
  images: Record<Variant, Record<string, string>>
  /** Addresses of the fonts that a stylesheet names. */
  fonts: string[]
  /** The script that calls the info service, and the main one. Both are inlined. */
  loader: { ask: string; load: string }
  /** The template of our own slot game, and its script and style. */
  slot: { page: string; script: string; style: string }
}

export async function buildParts(root: string, settings: Settings): Promise<Parts> {
  const shared = buildImages(root, 'shared/images')
  const own = recordOf(variants, name => buildImages(root, `variants/${name}/images`))
  const images = recordOf(variants, name =>
    mapValues({ ...shared, ...own[name] }, ({ path }) => `/${path}`),
  )
  const fonts = readFonts(root)
  const fontAddresses = mapValues(fonts, ({ path }) => `/${path}`)
  const styles = buildStyles(root, { ...images.social, ...images.affiliate, ...fontAddresses })
  const usedFonts = Object.values(fonts).filter(({ path }) => styles.pageStyle.includes(path))
  const pictures = [shared, own.affiliate, own.social].flatMap(made => Object.values(made))
  const [ask, load, script] = await Promise.all([
    bundleInline(root, 'loader/ask-info-service.ts', { INFO_CALL: pageCall(settings) }),
    bundleInline(root, 'loader/loader.ts'),
    bundleInline(root, `${slotFolder}/slot.ts`),
  ])
  return {
    ...styles,
    images,
    loader: { ask, load },
    slot: {
      page: readFileSync(join(root, slotFolder, 'slot.html'), 'utf8'),
      script,
      style: bundleStyle(root, `${slotFolder}/slot.css`, {}),
    },
    fonts: usedFonts.map(({ path }) => `/${path}`),
    files: [...styles.files, ...pictures, ...usedFonts],
  }
}

/** Returns a folder's pictures by name, without extensions: optimised SVGs, and PNGs. */
function buildImages(root: string, folder: string): Record<string, DistFile> {
  const files = readdirSync(join(root, folder)).sort()
  return Object.fromEntries(
    files.map(file => {
      const path = join(root, folder, file)
      const [name = '', extension] = file.split('.')
      const bytes = readFileSync(path)
      if (extension === 'svg') {
        return [name, hashedFile(name, extension, optimized(bytes, path))]
      }
      if (extension === 'png') {
        return [name, hashedFile(name, extension, bytes)]
      }
      throw new CommandError(`${path}: only .svg and .png pictures are allowed here.`)
    }),
  )
}

/** Returns the WOFF2 files of `shared/fonts`, if there is such a folder, by file name. */
function readFonts(root: string): Record<string, DistFile> {
  const folder = join(root, 'shared/fonts')
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return Object.fromEntries(
    files.map(file => {
      const path = join(folder, file)
      if (!file.endsWith('.woff2')) {
        throw new CommandError(`${path}: only .woff2 fonts are allowed here.`)
      }
      return [file, hashedFile(basename(file, '.woff2'), 'woff2', readFileSync(path))]
    }),
  )
}

function optimized(bytes: Buffer, path: string): string {
  try {
    return optimize(bytes.toString(), { path, multipass: true }).data
  } catch (error) {
    throw new CommandError(asError(error).message, { cause: error })
  }
}

async function bundleInline(root: string, script: string, define: Defined = {}): Promise<string> {
  const code = await bundleScript(root, script, 'iife', define)
  if (/^$|<\/script|<!--/i.test(code)) {
    throw new Error(`${script} is empty, or contains "</script" or "<!--".`)
  }
  return code
}
