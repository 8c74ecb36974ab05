import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { optimize } from 'svgo'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { type DistFile, hashedFile } from '../system/hashed-file.ts'
import { CommandError } from '../system/run-command.ts'
import { buildStyles, bundleStyle } from './styles.ts'
import { scriptTargets } from './support-floor.ts'

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

/** Returns a folder's pictures by name without ending, under hashed names: optimised SVGs, and PNGs. */
function buildImages(root: string, folder: string): Record<string, DistFile> {
  const files = readdirSync(join(root, folder)).sort()
  return Object.fromEntries(
    files.map(file => {
      const path = join(root, folder, file)
      const [name = '', ending] = file.split('.')
      const bytes = readFileSync(path)
      if (ending === 'svg') {
        return [name, hashedFile(name, ending, optimized(bytes, path))]
      }
      if (ending === 'png') {
        return [name, hashedFile(name, ending, bytes)]
      }
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

/** Returns a script with all that it imports, minified, for an inline script element. */
async function bundleInline(root: string, script: string): Promise<string> {
  const { output } = await build({
    input: join(root, script),
    write: false,
    // The loader's own runtime turns JSX into elements.
    resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
    transform: { target: scriptTargets, jsx: { runtime: 'automatic', development: false } },
    output: { format: 'iife', minify: true, comments: false },
  })
  const code = output[0].code.trim()
  if (/^$|<\/script|<!--/i.test(code)) {
    throw new Error(`${script} is empty, or contains "</script" or "<!--".`)
  }
  return code
}
