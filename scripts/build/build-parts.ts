import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import { optimize } from 'svgo'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { type DistFile, hashedFile } from '../system/hashed-file.ts'
import { CommandError } from '../system/run-command.ts'
import { buildStyles } from './styles.ts'
import { scriptTargets } from './support-floor.ts'

export type Parts = Awaited<ReturnType<typeof buildParts>>

/** Builds pictures, stylesheets and the loader, which depend on neither words nor settings. */
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
  return { ...styles, images, loader: await bundleLoader(root), files }
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

/**
 * Returns the loader, with the names of settings in place of their values. Throws if a script contains
 * text that would end the script element it is inlined in.
 */
export async function bundleLoader(root: string): Promise<Loader> {
  const bundle = async (script: string) => {
    const { output } = await build({
      input: join(root, script),
      write: false,
      // The loader's own JSX runtime makes elements.
      resolve: { alias: { 'react/jsx-runtime': join(root, 'loader/jsx-runtime.ts') } },
      transform: { target: scriptTargets, jsx: { runtime: 'automatic', development: false } },
      output: { format: 'iife', minify: true, comments: false },
    })
    const code = output[0].code.trim()
    if (/^$|<\/script|<!--/i.test(code))
      throw new Error(`${script} is empty, or contains "</script" or "<!--".`)
    return code
  }
  const [ask, load] = await Promise.all([
    bundle('loader/ask-info-service.ts'),
    bundle('loader/loader.ts'),
  ])
  return { ask, load }
}
