import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { DistFile } from './asset.ts'
import { partsKey } from './parts-key.ts'

/** A variant's module and all that it imports, each after what it imports itself, as addresses. */
export type Script = { script: string; chunks: string[] }

export type Bundles = { files: DistFile[]; scripts: Record<Variant, Script> }

type ManifestEntry = { file: string; imports?: string[]; dynamicImports?: string[] }

const output = '.build/vike'

const vike = 'node_modules/vike/bin.js'

/**
 * Bundles both variants with Vike, for browsers and for prerendering. In a process of its own, for
 * where Vite has been loaded Vike takes every rendered page for a developer's. Not again while the
 * sources are the same: settings and words are no part of the bundles. Throws with what Vike printed.
 */
export async function bundleVariants(root: string): Promise<void> {
  const bundled = join(root, output, 'sources')
  const sources = partsKey(root, null)
  if (existsSync(bundled) && readFileSync(bundled, 'utf8') === sources) return
  rmSync(bundled, { force: true })
  try {
    // Whatever runs the build: a test runner's NODE_ENV would bundle React for development.
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [vike, 'build'], { cwd: root, env })
    writeFileSync(bundled, sources)
  } catch (error) {
    const { stdout, stderr } = Object(error)
    throw new Error(`The variants could not be bundled.\n${stdout}\n${stderr}`, { cause: error })
  }
}

/**
 * What the last bundling made for browsers: the modules that the two client entries reach, those
 * that are only loaded when they are needed among the files alone.
 */
export function readBundles(root: string): Bundles {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(root, output, 'assets.json'), 'utf8'),
  )
  const entryOf = (key: string): ManifestEntry => {
    const entry = manifest[key]
    if (!entry) throw new Error(`${output}/assets.json does not name ${key}.`)
    return entry
  }
  const reach = (key: string, files = new Set<string>()): Set<string> => {
    const { file, imports = [] } = entryOf(key)
    for (const each of imports) if (!files.has(entryOf(each).file)) reach(each, files)
    return files.add(file)
  }
  const reachLater = (key: string, keys = new Set<string>()): Set<string> => {
    const { imports = [], dynamicImports = [] } = entryOf(key)
    keys.add(key)
    for (const each of [...imports, ...dynamicImports]) if (!keys.has(each)) reachLater(each, keys)
    return keys
  }
  const client = (variant: Variant): string => `variants/${variant}/+client.ts`
  const script = (variant: Variant): Script => {
    const modules = [...reach(client(variant))].map(file => `/${file}`)
    return { script: modules.at(-1) ?? '', chunks: modules.slice(0, -1) }
  }
  const scripts = { affiliate: script('affiliate'), social: script('social') }
  const keys = new Set([...reachLater(client('affiliate')), ...reachLater(client('social'))])
  const paths = new Set([...keys].map(key => entryOf(key).file))
  const files = [...paths].map(path => ({
    path,
    bytes: readFileSync(join(root, output, 'client', path)),
  }))
  return { files, scripts }
}
