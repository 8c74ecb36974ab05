import { languages, recordOf } from '../../shared/content/languages.ts'
import { pickEntries } from '../../shared/content/pick-entries.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import type { Content } from '../content/read-content.ts'
import type { Render } from './bundle-variants.ts'
import { composeNotFound, composePage } from './compose-pages.ts'
import { type DistFile, withCompressed } from './dist-file.ts'
import { headersFile } from './host-files.ts'
import { securityHeaders } from './policy.ts'
import { type Renders, renderChanged } from './render-changed.ts'
import type { Settings } from './settings.ts'
import { buildContent } from './site-contents.ts'
import type { SiteParts } from './site-parts.ts'
import { type SiteRoutes, siteRoutes } from './site-routes.ts'
import { robots, sitemap } from './sitemap.ts'

export type ComposeSiteInput = {
  words: Content['words']
  /** The files of the pictures that the words show. */
  pictures?: readonly DistFile[]
  parts: Omit<SiteParts, 'prerender'>
  settings: Settings
  now: Date
  /** What the last build rendered, null to render every page. */
  last: Renders | null
  /** Loads what renders a page; called only when one has to be rendered. */
  load: () => Promise<Render>
}

export type ComposedSite = {
  /** All that belongs in `dist/`. */
  files: DistFile[]
  pages: DistFile[]
  routes: SiteRoutes
  renders: Renders
}

const labelKeys: Record<Variant, readonly string[]> = {
  affiliate: affiliateLabels,
  social: socialLabels,
}

/** Puts the site together: its words into its parts. */
export async function composeSite(input: ComposeSiteInput): Promise<ComposedSite> {
  const { words, pictures = [], parts, settings, now, last, load } = input
  const { loader, criticalStyle, themeColours, scripts } = parts
  const routes = siteRoutes(
    recordOf(variants, variant => words[variant].en.pages),
    settings.markets,
  )
  const contents = recordOf(variants, variant =>
    recordOf(languages, language => {
      const own = words[variant][language]
      const file = `variants/${variant}/content/${language}/labels.yaml`
      const labels = pickEntries(labelKeys[variant], own.labels, file)
      const { siteUrl, games, contactUrl } = settings
      const rest = {
        images: parts.images[variant],
        homePaths: routes.homePaths[variant],
        settings: { siteUrl, games, contactUrl },
      }
      const rows = routes.routes[variant]
      return buildContent(variant, { ...own, labels }, rows, rest, themeColours['index.css'])
    }),
  )
  const marks = ['favicon', 'mark-48', 'mark-180'] as const
  const images = pickEntries(marks, parts.images.social, 'shared/images')
  const { render, renders } = renderChanged({ contents, now, last, load })
  const compose = { shell: { ...parts, images }, contents, scripts, render }
  const pages = [composeNotFound(compose)]
  const indexes: DistFile[] = []
  // One after the other: together they would hold on to thousands of half-made pages.
  for (const sitePath of routes.paths) {
    const page = await composePage(compose, sitePath)
    const { segment, path } = sitePath
    pages.push(page)
    // Simple hosts send /fi to /fi/, because there is a folder fi/ beside fi.html.
    if (segment && path === '/') indexes.push({ ...page, path: `${segment}/index.html` })
  }
  const headers = securityHeaders({ loader, criticalStyle, settings })

  const all = variants.flatMap(variant =>
    languages.flatMap(language => contents[variant][language].files),
  )
  // A body that both languages show is one file.
  const distinct = [...new Map(all.map(file => [file.path, file])).values()]
  const files = [
    ...parts.files,
    ...pictures,
    ...(await withCompressed(distinct, 5)),
    { path: '_headers', bytes: headersFile(headers) },
    robots(settings.siteUrl),
    ...sitemap(routes.paths, settings.siteUrl),
    ...pages,
    ...indexes,
  ]
  return { files, pages, routes, renders }
}
