import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DistFile } from '../system/dist-file.ts'
import { CommandError } from '../system/run-command.ts'
import { startNode, startProgram } from '../system/run-program.ts'
import type { EntrySite } from './entry-page/render-entry-page.ts'
import type { SitePath } from './site-routes.ts'
import { publishedScripts } from './variant-scripts.ts'

/** What a process that renders pages reads as JSON from its standard input. */
export type RenderInput = {
  site: EntrySite
  /** The addresses to render. The page for unknown paths has none: null. */
  paths: (SitePath | null)[]
  /** The folder of Vike's bundle. */
  bundle: string
  /** The folder that the pages are written to. */
  dist: string
}

/** Rendering this many pages takes as long as starting a process: from here on, two are faster. */
const manyPages = 500

/**
 * Bundles both variants, and renders every page with Vike into `dist`. Returns all scripts that a
 * variant can load, and the licences of their packages. Rejects on an error in the code.
 */
export async function prerenderPages(root: string, input: RenderInput): Promise<DistFile[]> {
  const { paths, bundle } = input
  // React renders faster in production.
  const env = { ...process.env, NODE_ENV: 'production', BUNDLE_FOLDER: bundle }
  const options = { cwd: root, env, stdio: 'pipe' } as const
  await untilEnd(startProgram('vike', ['build'], options))

  const half = paths.length > manyPages ? Math.ceil(paths.length / 2) : paths.length
  const parts = [paths.slice(0, half), paths.slice(half)].filter(({ length }) => length > 0)
  const renderers = parts.map(part => {
    const renderer = startNode(['scripts/run.mjs', 'build/render-pages'], options)
    return untilEnd(renderer, JSON.stringify({ ...input, paths: part }))
  })
  // Both must end before the folder that they write to is removed.
  for (const end of await Promise.allSettled(renderers)) {
    if (end.status === 'rejected') {
      throw end.reason
    }
  }

  const client = join(bundle, 'client')
  const scripts = publishedScripts(JSON.parse(readFileSync(join(bundle, 'assets.json'), 'utf8')))
  return [...scripts, 'licences.txt'].map(path => ({
    path,
    bytes: readFileSync(join(client, path)),
  }))
}

/** Waits for a process that reads this input. If the process fails, rejects with what it printed. */
async function untilEnd(child: ChildProcess, input = ''): Promise<void> {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', text => (printed += text))
  }
  // A process that has failed reads no input.
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const [status] = await once(child, 'close')
  if (status !== 0) {
    throw new CommandError(`The pages could not be built.\n${printed}`)
  }
}
