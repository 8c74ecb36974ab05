import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePath } from '../content/site-routes.ts'
import { filesBelow } from '../system/files-below.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { CommandError } from '../system/run-command.ts'
import { startProgram } from '../system/run-program.ts'
import { withCompressed } from './dist-file.ts'
import type { EntrySite } from './entry-page/render-entry-page.ts'
import { publishedScripts } from './variant-scripts.ts'

/** What Vike's process reads as JSON from its standard input. */
export type PrerenderInput = { site: EntrySite; paths: SitePath[] }

/** Bundles both variants and prerenders every page with Vike, which ends its process on an error. */
export async function prerenderPages(root: string, input: Promise<PrerenderInput>) {
  // One folder per process, because the Vike of a killed build may still be writing.
  const folder = join(root, '.build/vike', `${process.pid}`)
  // React renders faster in production.
  const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: folder }
  const vike = startProgram('vike', ['build'], { cwd: root, env, stdio: 'pipe' })
  try {
    let printed = ''
    for (const stream of [vike.stdout, vike.stderr]) {
      stream?.on('data', text => (printed += text))
    }
    // A Vike that has failed reads no input.
    vike.stdin?.on('error', () => {})
    const sent = input.then(value => vike.stdin?.end(JSON.stringify(value)))
    const [[status]] = await Promise.all([once(vike, 'close'), sent])
    if (status !== 0) {
      throw new CommandError(`The pages could not be built.\n${printed}`)
    }
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    const fileOf = (path: string): DistFile => ({ path, bytes: read(`client/${path}`) })
    const scripts = publishedScripts(JSON.parse(read('assets.json'))).map(fileOf)
    const licences = licencesOf(root, JSON.parse(read('client/licences.json')))
    return {
      pages: filesBelow(join(folder, 'client'))
        .filter(path => path.endsWith('.html'))
        .map(fileOf),
      scripts: await withCompressed([...scripts, { path: 'licences.txt', bytes: licences }]),
    }
  } finally {
    vike.kill()
    // Also removes what killed builds left.
    rmSync(join(root, '.build/vike'), { recursive: true, force: true, maxRetries: 5 })
  }
}

type Licence = { name: string; version: string; text: string }

/** Returns the licences of the packages in published scripts, which excludes those for development. */
function licencesOf(root: string, bundled: readonly Licence[]): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return bundled
    .filter(({ name }) => !packages[`node_modules/${name}`]?.dev)
    .map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`)
}
