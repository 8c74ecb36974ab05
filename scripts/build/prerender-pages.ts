import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { build, prerender } from 'vike/api'
import { CommandError } from '../system/run-command.ts'
import type { DistFile } from './dist-file.ts'
import type { EntrySite } from './entry-page/render-entry-page.ts'
import { addressOf, htmlFile } from './html-file.ts'
import type { SitePath } from './site-routes.ts'
import { publishedScripts } from './variant-scripts.ts'

export type PagesInput = {
  site: EntrySite
  /** The addresses to render. The page for unknown paths has none: null. */
  paths: readonly (SitePath | null)[]
  /** The folder that Vike writes to. Vike resolves it below the root. */
  bundle: string
}

/**
 * Bundles both variants, and renders every page with Vike. Returns the pages, all scripts that a
 * variant can load, and the licences of their packages. Rejects on an error in the code.
 */
export async function prerenderPages(root: string, input: PagesInput): Promise<DistFile[]> {
  const { site, paths, bundle } = input
  // A test runner or a shell may have set another value, with which React warns and is slower.
  process.env.NODE_ENV = 'production'
  const viteConfig = { root, build: { outDir: bundle }, logLevel: 'silent' } as const
  // Without extra folders: `poker.html`, as htmlFile names it.
  const vikeConfig = { prerender: { enable: true, disableAutoRun: true, noExtraDir: true } }
  // Vike has no option to hide its list of pages. Its warnings do not use `console.log`.
  const { log } = console
  console.log = () => {}
  try {
    await build({ viteConfig, vikeConfig })
    await prerender({ viteConfig, vikeConfig, pageContextInit: { site, paths } })
  } catch (error) {
    throw new CommandError(`The pages could not be built.\n${inspect(error)}`, { cause: error })
  } finally {
    console.log = log
  }
  const scripts = publishedScripts(JSON.parse(readFileSync(join(bundle, 'assets.json'), 'utf8')))
  const entryPages = paths.map(sitePath => htmlFile(addressOf(sitePath)))
  return [...entryPages, ...scripts, 'licences.txt'].map(path => ({
    path,
    bytes: readFileSync(join(bundle, 'client', path)),
  }))
}
