import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { recordOf } from '../../shared/content/records.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { CommandError } from '../system/run-command.ts'
import { startProgram } from '../system/run-program.ts'

/** The scripts of the variants, as vite.config.ts lets the bundler list them. */
type Scripts = {
  /** A variant's module and all that it imports, each after what it imports itself, as addresses. */
  scripts: Record<Variant, { script: string; chunks: string[] }>
  /** The modules in each file. Ours have their paths from the root. */
  modules: Record<string, string[]>
}

type Licence = { name: string; version: string; text: string }

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
    const read = (path: string) => readFileSync(join(root, folder, path), 'utf8')
    const { scripts, modules }: Scripts = JSON.parse(read('client/scripts.json'))
    const ids = Object.values(modules).flat()
    const isIn = ({ name }: Licence) => ids.some(id => id.includes(`node_modules/${name}/`))
    const licences: Licence[] = JSON.parse(read('client/licences.json')).filter(isIn)
    const texts = licences.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`)
    return {
      scripts,
      modules,
      files: [
        ...Object.keys(modules).map(path => ({ path, bytes: read(`client/${path}`) })),
        { path: 'licences.txt', bytes: texts.sort().join(`\n${'-'.repeat(80)}\n\n`) },
      ],
      /** The code of `variants/prerender.ts` and all of ours that it imports. */
      prerender: read('server/prerender.mjs'),
    }
  } finally {
    // What killed builds left goes too, because nobody else bundles at the same time.
    rmSync(join(root, '.build/vike'), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Returns what lists the scripts that both client entries reach; Vike's own are never loaded. */
export const listScripts = (root: string): Plugin => ({
  name: 'list-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
    const chunkOf = (name: string) => {
      const chunk = chunks.find(each => each.fileName === name || each.facadeModuleId === name)
      if (!chunk) throw new Error(`The bundle has no ${name}.`)
      return chunk
    }
    /** Returns a script behind all that it imports. */
    const inOrder = (file: string): string[] => [...chunkOf(file).imports.flatMap(inOrder), file]
    const entryOf = (variant: Variant) => chunkOf(`${root}variants/${variant}/+client.ts`).fileName
    const reached = new Set(variants.map(entryOf))
    // What is added meanwhile has its turn too.
    for (const file of reached) {
      const { imports, dynamicImports } = chunkOf(file)
      for (const each of [...imports, ...dynamicImports]) reached.add(each)
    }
    const listed: Scripts = {
      scripts: recordOf(variants, variant => {
        const addresses = [...new Set(inOrder(entryOf(variant)))].map(file => `/${file}`)
        return { script: addresses.pop() ?? '', chunks: addresses }
      }),
      modules: recordOf([...reached], file =>
        chunkOf(file).moduleIds.map(id => id.replace(root, '')),
      ),
    }
    const source = JSON.stringify(listed)
    this.emitFile({ type: 'asset', fileName: 'scripts.json', source })
  },
})
