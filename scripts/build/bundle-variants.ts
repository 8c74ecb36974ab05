import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recordOf } from '../../shared/content/languages.ts'
import { variants } from '../../shared/site-info/site-info.ts'
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
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
}

type Licence = { name: string; version: string; text: string }

/** Reads the scripts that both client entries reach; those of Vike's own are never loaded. */
function collectBundles(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const chunks: Chunk[] = JSON.parse(read('client/chunks.json'))
  const chunkOf = (name: string): Chunk => {
    const chunk = chunks.find(each => each.fileName === name || each.facadeModuleId === name)
    if (!chunk) throw new Error(`The bundle has no ${name}.`)
    return chunk
  }
  const entries = recordOf(variants, name => chunkOf(`variants/${name}/+client.ts`).fileName)
  /** Returns a script behind all that it imports. */
  const inOrder = (file: string): string[] => [...chunkOf(file).imports.flatMap(inOrder), file]
  const reached = new Set(Object.values(entries))
  // What is added meanwhile has its turn too.
  for (const file of reached) {
    const { imports, dynamicImports } = chunkOf(file)
    for (const each of [...imports, ...dynamicImports]) reached.add(each)
  }
  const modules = Object.fromEntries([...reached].map(file => [file, chunkOf(file).moduleIds]))
  const isIn = ({ name }: Licence) =>
    Object.values(modules).some(ids => ids.some(id => id.includes(`node_modules/${name}/`)))
  const licences: Licence[] = JSON.parse(read('client/licences.json')).filter(isIn)
  const texts = licences.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`)
  return {
    /** A variant's module and all that it imports, each after what it imports itself, as addresses. */
    scripts: recordOf(variants, variant => {
      const addresses = [...new Set(inOrder(entries[variant]))].map(file => `/${file}`)
      return { script: addresses.pop() ?? '', chunks: addresses }
    }),
    files: [
      ...[...reached].map(path => ({ path, bytes: read(`client/${path}`) })),
      { path: 'licences.txt', bytes: texts.sort().join(`\n${'-'.repeat(80)}\n\n`) },
    ],
    /** The modules in each file, ours below the repository's root. */
    modules,
    /** The code of `variants/prerender.ts` and all of ours that it imports. */
    prerender: read('server/prerender.mjs'),
  }
}
