import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { build, prerender } from 'vike/api'
import type { InlineConfig } from 'vite'
import { filesBelow } from '../system/files-below.ts'
import { CommandError } from '../system/run-command.ts'
import type { DistFile } from './dist-file.ts'
import { htmlFile } from './html-file.ts'
import type { Settings } from './settings.ts'
import type { Site } from './site.ts'
import { publishedScripts } from './variant-scripts.ts'
import type { ContentWithPictures } from './with-pictures.ts'

type PrerenderInput = {
  root: string
  content: ContentWithPictures
  settings: Settings
  /** The folder that Vike writes to. Vike resolves it below the root. */
  bundle: string
}

/** What Vike passes to `onPagePrerender` in place of writing it. */
type PrerenderedPage = { urlOriginal: string; _prerenderResult: { fileContent: string } }

type PrerenderedSite = {
  site: Site
  /** The entry pages, and the page for unknown paths. */
  pages: DistFile[]
  /** The variants' scripts, the licences of their packages, and the site's own pictures. */
  assets: DistFile[]
}

/** Bundles the site with Vite, and renders every page with Vike. Rejects on an error in the code. */
export async function prerenderSite(input: PrerenderInput): Promise<PrerenderedSite> {
  const { root, content, settings, bundle } = input
  // A test runner or a shell may have set another value, with which React warns and is slower.
  process.env.NODE_ENV = 'production'
  const viteConfig: InlineConfig = {
    root,
    siteInput: { settings, readContent: async () => content },
    build: { outDir: bundle },
    logLevel: 'silent',
  }
  const vikeConfig = {
    prerender: {
      enable: true,
      disableAutoRun: true,
      // `poker.html`, as htmlFile names it.
      noExtraDir: true,
      keepDistServer: true,
    },
  }
  const pages: DistFile[] = []
  try {
    await build({ viteConfig, vikeConfig })
    await prerender({
      viteConfig,
      vikeConfig,
      onPagePrerender: ({ urlOriginal, _prerenderResult }: PrerenderedPage) => {
        pages.push({ path: htmlFile(urlOriginal), bytes: _prerenderResult.fileContent })
      },
    })
  } catch (error) {
    throw new CommandError(`The pages could not be built.\n${inspect(error)}`, { cause: error })
  }
  const module = pathToFileURL(join(bundle, 'server/site.mjs'))
  const { site }: typeof import('./site.ts') = await import(module.href)
  const client = join(bundle, 'client')
  const scripts = publishedScripts(JSON.parse(readFileSync(join(bundle, 'assets.json'), 'utf8')))
  const pictures = filesBelow(client).filter(path => !/\.(?:js|html)$/.test(path))
  const assets = [...scripts, ...pictures].map(path => ({
    path,
    bytes: readFileSync(join(client, path)),
  }))
  return { site, pages, assets }
}
