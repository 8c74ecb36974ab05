import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePath } from '../content/site-routes.ts'
import type { DistFile } from '../system/dist-file.ts'
import { filesBelow } from '../system/files-below.ts'
import { CommandError } from '../system/run-command.ts'
import { startProgram } from '../system/run-program.ts'
import type { EntrySite } from './entry-page/render-entry-page.ts'
import { publishedScripts } from './variant-scripts.ts'

/** What a process of Vike reads as JSON from its standard input. */
export type PrerenderInput = {
  site: EntrySite
  /** The addresses to render. The page for unknown paths has none: null. */
  paths: (SitePath | null)[]
}

/** Vike keeps every page in memory until its process ends, which is 120 KB a page. */
const mostPages = 1000

/** What Vike builds. */
export type PrerenderedSite = {
  /** The folder of the pages. */
  folder: string
  /** The path of every entry page, and of the page for unknown paths. */
  pages: string[]
  /** All scripts that a variant can load, and the licences of their packages. */
  scripts: DistFile[]
}

/** Bundles both variants and prerenders every page with Vike, which ends its process on an error. */
export async function prerenderPages(
  root: string,
  folder: string,
  site: EntrySite,
  paths: readonly SitePath[],
): Promise<PrerenderedSite> {
  const [first = [], ...more] = inParts([null, ...paths], mostPages)
  await runVike('build', root, folder, { site, paths: first })
  for (const part of more) {
    await runVike('prerender', root, folder, { site, paths: part })
  }
  const client = join(folder, 'client')
  const fileOf = (path: string): DistFile => ({ path, bytes: readFileSync(join(client, path)) })
  const scripts = publishedScripts(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')))
  return {
    folder: client,
    pages: filesBelow(client).filter(path => path.endsWith('.html')),
    scripts: [...scripts, 'licences.txt'].map(fileOf),
  }
}

/** Runs Vike with its bundles in a folder. If Vike fails, rejects with what Vike printed. */
async function runVike(
  command: 'build' | 'prerender',
  root: string,
  folder: string,
  input: PrerenderInput,
): Promise<void> {
  // React renders faster in production.
  const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder }
  const vike = startProgram('vike', [command], { cwd: root, env, stdio: 'pipe' })
  let printed = ''
  for (const stream of [vike.stdout, vike.stderr]) {
    stream?.on('data', text => (printed += text))
  }
  // If Vike has failed, it reads no input.
  vike.stdin?.on('error', () => {})
  vike.stdin?.end(JSON.stringify(input))
  const [status] = await once(vike, 'close')
  if (status !== 0) {
    throw new CommandError(`The pages could not be built.\n${printed}`)
  }
}

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
