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

/** What Vike's process reads as JSON from its standard input. */
export type PrerenderInput = { site: EntrySite; paths: SitePath[] }

/** What Vike makes. */
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
  input: PrerenderInput,
): Promise<PrerenderedSite> {
  // React renders faster in production.
  const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder }
  const vike = startProgram('vike', ['build'], { cwd: root, env, stdio: 'pipe' })
  let printed = ''
  for (const stream of [vike.stdout, vike.stderr]) {
    stream?.on('data', text => (printed += text))
  }
  // A Vike that has failed reads no input.
  vike.stdin?.on('error', () => {})
  vike.stdin?.end(JSON.stringify(input))
  const [status] = await once(vike, 'close')
  if (status !== 0) {
    throw new CommandError(`The pages could not be built.\n${printed}`)
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
