import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { isSystemFile } from '../system/is-system-file.ts'
import { CommandError } from '../system/run-command.ts'
import { bundleScript, type Defined } from './bundle-script.ts'
import type { DistFile } from './dist-file.ts'
import { readAsset } from './read-asset.ts'
import { pageCall, type Settings } from './settings.ts'
import { buildStyles, bundleStyle, type Styles } from './styles.ts'

const slotFolder = 'variants/social/slot'

/**
 * Chromium compiles all functions of a script that begins with this when it reads the script, not
 * each at its first call: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** What the site is composed of, except words and the variants' scripts. */
export type Parts = Styles & {
  /** Addresses of pictures by name; each variant also has those of shared pictures. */
  images: Record<Variant, Record<string, string>>
  /** The width of each variant's logo at a height of 32 px. */
  logoWidths: Record<Variant, number>
  /** The loader's scripts, which pages inline. The first one calls the info service. */
  loader: { firstScript: string; secondScript: string }
  /** The template of our own slot game, its pictures as SVG symbols, and its script and style. */
  slot: { template: string; symbols: string; script: string; style: string }
}

export async function buildParts(root: string, settings: Settings): Promise<Parts> {
  const shared = readImages(root, 'shared/images')
  const variantImages = recordOf(variants, name => readImages(root, `variants/${name}/images`))
  const images = recordOf(variants, name =>
    mapValues({ ...shared, ...variantImages[name] }, ({ path }) => `/${path}`),
  )
  const styles = buildStyles(root)
  const slotStyle = bundleStyle(root, `${slotFolder}/slot.css`)
  const pictures = [shared, ...Object.values(variantImages)].flatMap(images =>
    Object.values(images),
  )
  // Stylesheets name some of the pictures.
  const files = [...styles.files, ...slotStyle.files, ...pictures]
  const [firstScript, secondScript, slotScript] = await Promise.all([
    bundleInline(root, 'loader/ask-info-service.ts', { INFO_CALL: pageCall(settings) }),
    bundleInline(root, 'loader/loader.ts'),
    bundleInline(root, `${slotFolder}/slot.ts`),
  ])
  return {
    ...styles,
    images,
    logoWidths: recordOf(variants, name =>
      widthOf(variantImages[name].logo, `variants/${name}/images`),
    ),
    // Compiling costs no time, because the page waits for the answer anyway.
    loader: { firstScript, secondScript: compileHint + secondScript },
    slot: {
      template: readFileSync(join(root, slotFolder, 'slot.html'), 'utf8'),
      symbols: symbolsOf(readImages(root, `${slotFolder}/symbols`)),
      script: slotScript,
      style: slotStyle.code,
    },
    files: [...new Map(files.map(file => [file.path, file])).values()],
  }
}

const readImages = (root: string, folder: string): Record<string, DistFile> =>
  Object.fromEntries(
    readdirSync(join(root, folder))
      .filter(name => !isSystemFile(name))
      .sort()
      .map(file => [file.replace(/\..*/, ''), readAsset(join(root, folder, file))]),
  )

const symbolsOf = (images: Record<string, DistFile>): string =>
  Object.entries(images)
    .map(([name, { bytes }]) =>
      `${bytes}`
        .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${name}"`)
        .replace('</svg>', '</symbol>'),
    )
    .join('')

/** Returns the width of a logo that is 32 px high. */
function widthOf(logo: DistFile | undefined, folder: string): number {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(`${logo?.bytes}`) ?? []
  if (!width || !height) {
    throw new CommandError(
      `${folder}/logo.svg: write viewBox="0 0 width height" into its first tag.`,
    )
  }
  return Math.round((32 * Number(width)) / Number(height))
}

async function bundleInline(root: string, script: string, define: Defined = {}): Promise<string> {
  const code = await bundleScript(root, script, 'iife', define)
  if (/^$|<\/script|<!--/i.test(code)) {
    throw new Error(`${script} is empty, or contains "</script" or "<!--".`)
  }
  return code
}
