import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { recordOf } from '../../shared/content/languages.ts'
import type { PageHtml, PrerenderInput } from '../../shared/site/prerender-site.tsx'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { startProgram } from '../run-program.ts'
import type { DistFile } from './dist-file.ts'
import { readSaved, save, scriptsKey } from './saved.ts'
import { takeTurn } from './take-turn.ts'

/** A variant's module and all that it imports, each after what it imports itself, as addresses. */
export type Script = { script: string; chunks: string[] }

export type Bundles = {
  scripts: Record<Variant, Script>
  files: DistFile[]
  /** The modules in each file, below the repository's root or `node_modules`. */
  modules: Record<string, string[]>
  /** The code of `variants/prerender.ts` and all of ours that it imports. */
  prerender: string
}

/** Returns a page of a variant as HTML. */
export type Render = (variant: Variant, input: PrerenderInput<string>) => Promise<PageHtml>

const bundlesFile = (root: string): string => join(root, '.build/bundles')

/** Returns what the sources as they are now were bundled to, or null if they have not been. */
export const readBundles = (root: string): Bundles | null =>
  readSaved(bundlesFile(root), scriptsKey(root))

/**
 * Bundles both variants with Vike, unless the scripts are the same as the last time. Settings and
 * words are no part of the bundles. Vike ends its process on an error, so it has a process to
 * itself. Throws with what Vike printed.
 */
export async function bundleVariants(root: string): Promise<Bundles> {
  // A folder for each process, because the bundler of a build that was killed may still be writing.
  const folder = `.build/vike/${process.pid}`
  async function bundle(): Promise<Bundles> {
    const known = readBundles(root)
    if (known) return known
    const key = scriptsKey(root)
    // A test runner's NODE_ENV would bundle React for development.
    const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder }
    const vike = startProgram('vike', ['build'], { cwd: root, env, stdio: 'pipe' })
    let said = ''
    for (const stream of [vike.stdout, vike.stderr]) stream?.on('data', text => (said += text))
    const [status] = await once(vike, 'close')
    if (status !== 0) throw new Error(`The variants could not be bundled.\n${said}`)
    const bundles = collectBundles(join(root, folder))
    rmSync(join(root, folder), { recursive: true })
    save(bundlesFile(root), key, bundles)
    return bundles
  }
  return takeTurn(join(root, '.build/vike'), () => {}, bundle)
}

/** What vite.config.ts lists of each script. */
type Chunk = {
  file: string
  entry: string | null
  imports: string[]
  dynamicImports: string[]
  modules: string[]
}

/** Reads the scripts that both client entries reach; those of Vike's own are never loaded. */
function collectBundles(folder: string): Bundles {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const listed: Chunk[] = JSON.parse(read('client/chunks.json'))
  const chunkOf = (name: string): Chunk => {
    const chunk = listed.find(({ file, entry }) => file === name || entry === name)
    if (!chunk) throw new Error(`The bundle has no ${name}.`)
    return chunk
  }
  const entry = (variant: Variant) => `variants/${variant}/+client.ts`
  /** Adds a chunk's file behind those that it imports, or may import later. */
  function reach(name: string, files: Set<string>, later: boolean): Set<string> {
    const { file, imports, dynamicImports } = chunkOf(name)
    for (const each of later ? [...imports, ...dynamicImports] : imports)
      if (!files.has(each)) reach(each, files, later)
    return files.add(file)
  }
  const scripts = recordOf(variants, variant => {
    const addresses = [...reach(entry(variant), new Set(), false)].map(file => `/${file}`)
    return { script: addresses.at(-1) ?? '', chunks: addresses.slice(0, -1) }
  })
  const reached = new Set<string>()
  for (const variant of variants) reach(entry(variant), reached, true)
  return {
    scripts,
    files: [...reached].map(path => ({ path, bytes: read(`client/${path}`) })),
    modules: Object.fromEntries([...reached].map(file => [file, chunkOf(file).modules])),
    prerender: read('server/prerender.mjs'),
  }
}

/** Loads what renders pages from its bundled code, whose file is there only while Node reads it. */
export async function loadRenderer(root: string, code: string): Promise<Render> {
  const file = join(root, `.build/prerender-${process.pid}.mjs`)
  writeFileSync(file, code)
  try {
    const { prerender } = await import(`${pathToFileURL(file)}?${performance.now()}`)
    return (variant, input) => prerender[variant](input)
  } finally {
    rmSync(file)
  }
}
