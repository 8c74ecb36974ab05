import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf } from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { CommandError } from '../run-command.ts'
import { startProgram } from '../run-program.ts'

/**
 * Bundles both variants with Vike, which ends its process on an error and so has one to itself. Throws
 * with what Vike printed.
 */
export async function bundleVariants(root: string) {
  // A folder for each process, because the bundler of a build that was killed may still be writing.
  const folder = `.build/vike/${process.pid}`
  // A test runner's NODE_ENV would bundle React for development.
  const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder }
  try {
    const vike = startProgram('vike', ['build'], { cwd: root, env, stdio: 'pipe' })
    let said = ''
    for (const stream of [vike.stdout, vike.stderr]) stream?.on('data', text => (said += text))
    const [status] = await once(vike, 'close')
    if (status !== 0) throw new CommandError(`The variants could not be bundled.\n${said}`)
    return collectBundles(join(root, folder))
  } finally {
    // What killed builds left goes too, because nobody else bundles at the same time.
    rmSync(join(root, '.build/vike'), { recursive: true, force: true, maxRetries: 5 })
  }
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
function collectBundles(folder: string) {
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
  /** A variant's module and all that it imports, each after what it imports itself, as addresses. */
  const scripts = recordOf(variants, variant => {
    const addresses = [...reach(entry(variant), new Set(), false)].map(file => `/${file}`)
    return { script: addresses.pop() ?? '', chunks: addresses }
  })
  const reached = new Set<string>()
  for (const variant of variants) reach(entry(variant), reached, true)
  return {
    scripts,
    files: [...reached].map(path => ({ path, bytes: read(`client/${path}`) })),
    /** The modules in each file, below the repository's root or `node_modules`. */
    modules: Object.fromEntries([...reached].map(file => [file, chunkOf(file).modules])),
    /** The code of `variants/prerender.ts` and all of ours that it imports. */
    prerender: read('server/prerender.mjs'),
  }
}
