import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { type Content, perSite } from '../content/read-content.ts'
import { siteRoutes } from '../content/site-routes.ts'
import type { DistFile } from '../system/hashed-file.ts'
import type { Loader } from './build-parts.ts'
import { composePage, jsonInHtml } from './compose-page.ts'
import { withCompressed } from './dist-file.ts'
import { headersFile } from './host-files.ts'
import { securityHeaders } from './policy.ts'
import { pageRenderer, type Renders } from './render-pages.ts'
import type { Settings } from './settings.ts'
import { buildContent } from './site-contents.ts'
import type { SiteParts } from './site-parts.ts'
import { robots, sitemap } from './sitemap.ts'

type ComposeSiteInput = {
  words: Content['words']
  /** The files of the pictures that the words show. */
  pictureFiles?: readonly DistFile[]
  parts: SiteParts
  settings: Settings
  /** What the last build rendered; without it every page is rendered. */
  last?: Renders
}

export type ComposedSite = Awaited<ReturnType<typeof composeSite>>

/** Puts the site together: its words and settings into its parts. Returns all files of `dist/`. */
export async function composeSite(input: ComposeSiteInput) {
  const { words, pictureFiles = [], parts, settings, last } = input
  const routes = siteRoutes(
    recordOf(variants, variant => words[variant].en.pages),
    settings.markets,
  )
  const contents = perSite((variant, language) =>
    buildContent({ words, routes, parts, settings }, variant, language),
  )
  const { render, renders } = pageRenderer(contents, new Date(), parts.render, last)
  const site = { ...parts, loader: withSettings(parts.loader, settings), contents, render }
  const headers = securityHeaders({ ...site, settings })
  const pages = [await composePage(site, null)]
  // One after the other: together they would hold on to thousands of half-made pages.
  for (const sitePath of routes.paths) pages.push(await composePage(site, sitePath))
  // Simple hosts send /fi to /fi/, because there is a folder fi/ beside fi.html.
  const indexes = pages.flatMap(({ path, bytes }) =>
    /^[a-z]{2}\.html$/.test(path) ? { path: path.replace('.html', '/index.html'), bytes } : [],
  )
  const built = variants.flatMap(variant => Object.values(contents[variant]))
  // A body that both languages show is one file.
  const distinct = new Map(built.flatMap(({ files }) => files).map(file => [file.path, file]))
  const files: DistFile[] = [
    ...parts.files,
    ...pictureFiles,
    ...(await withCompressed([...distinct.values()], 5)),
    { path: '_headers', bytes: headersFile(headers) },
    robots(settings.siteUrl),
    ...sitemap(routes.paths, settings.siteUrl),
    ...pages,
    ...indexes,
  ]
  return { files, headers, pages, routes, renders, contents }
}

/** Returns the loader with the settings in place of their names. */
function withSettings({ ask, load }: Loader, settings: Settings): Loader {
  const values: Record<string, unknown> = {
    INFO_SERVICE_URL: settings.infoServiceUrl,
    INFO_API_KEY: settings.infoApiKey,
    INFO_API_KEY_HEADER: settings.infoApiKeyHeader,
    INFO_TIMEOUT_MS: settings.infoTimeoutMs,
  }
  return { ask: ask.replace(/\bINFO_[A-Z_]+\b/g, name => jsonInHtml(values[name])), load }
}
