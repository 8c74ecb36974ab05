import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { build, prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import { CommandError } from '../system/run-command.ts'
import { type DistFile, writeFiles } from './dist-file.ts'
import type { EntrySite, PageData } from './entry-page/render-entry-page.ts'
import { addressOf, pageFile } from './page-file.ts'
import type { SitePath } from './site-routes.ts'
import { publishedScripts } from './variant-scripts.ts'

/** What Vike renders. */
export type PagesInput = {
  site: EntrySite
  /** The addresses to render. The page for unknown paths has none: null. */
  paths: readonly (SitePath | null)[]
  /** The folder of Vike's bundle. Vike resolves it below the root. */
  bundle: string
  /** The folder that the pages are written to. */
  dist: string
}

/** A page as Vike has rendered it. */
type RenderedPage = PageContextServer<PageData> & { _prerenderResult: { fileContent: string } }

/**
 * Bundles both variants, and renders every page with Vike into `dist`. Returns all scripts that a
 * variant can load, and the licences of their packages. Rejects on an error in the code.
 */
export async function prerenderPages(root: string, input: PagesInput): Promise<DistFile[]> {
  const { site, paths, bundle, dist } = input
  // A test runner or a shell may have set another value, with which React warns and is slower.
  process.env.NODE_ENV = 'production'
  const viteConfig = { root, build: { outDir: bundle }, logLevel: 'silent' } as const
  const vikeConfig = { prerender: { enable: true, disableAutoRun: true } }
  // Without this experimental option, Vike prints each page's name.
  const onPagePrerender = ({ data, _prerenderResult }: RenderedPage) =>
    writeFiles(dist, [{ path: pageFile(addressOf(data.at)), bytes: _prerenderResult.fileContent }])
  try {
    await build({ viteConfig, vikeConfig })
    await prerender({ viteConfig, vikeConfig, pageContextInit: { site, paths }, onPagePrerender })
  } catch (error) {
    throw new CommandError(`The pages could not be built.\n${inspect(error)}`, { cause: error })
  }
  const scripts = publishedScripts(JSON.parse(readFileSync(join(bundle, 'assets.json'), 'utf8')))
  return [...scripts, 'licences.txt'].map(path => ({
    path,
    bytes: readFileSync(join(bundle, 'client', path)),
  }))
}
