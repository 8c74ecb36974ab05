import { pickEntries } from '../../shared/content/pick-entries.ts'
import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import type { Content } from '../content/read-content.ts'
import type { DistFile } from './asset.ts'
import { checkPages } from './check-pages.ts'
import { composeNotFound, composePage } from './compose-pages.ts'
import { headersFile } from './headers-file.ts'
import { webManifest } from './manifest.ts'
import { nginxConfig } from './nginx-config.ts'
import { pageFile } from './page-files.ts'
import { contentSecurityPolicy, securityHeaders } from './policy.ts'
import { type Renders, renderChanged } from './render-changed.ts'
import type { Render } from './render-page.ts'
import { robots } from './robots.ts'
import type { Settings } from './settings.ts'
import { type BuiltContents, buildContent } from './site-contents.ts'
import type { SiteParts } from './site-parts.ts'
import { type SiteRoutes, siteRoutes } from './site-routes.ts'
import { sitemap } from './sitemap.ts'
import { withCompressed } from './with-compressed.ts'

export type ComposeSiteInput = {
  words: Content['words']
  parts: SiteParts
  settings: Settings
  now: Date
  /** What the last build rendered, null to render every page. */
  last: Renders | null
  /** Gives what renders a page; asked for only when one has to be rendered. */
  load: () => Promise<Render>
}

export type ComposedSite = {
  /** All that belongs in `dist/`. */
  files: DistFile[]
  pages: DistFile[]
  routes: SiteRoutes
  nginx: string
  renders: Renders
}

const labelKeys: Record<Variant, readonly string[]> = {
  affiliate: affiliateLabels,
  social: socialLabels,
}

/** Puts the site together: its words into its parts. */
export async function composeSite(input: ComposeSiteInput): Promise<ComposedSite> {
  const { words, parts, settings, now, last, load } = input
  const routes = siteRoutes({ affiliate: words.affiliate.en.pages, social: words.social.en.pages })
  const contentOf = (variant: Variant, language: Language) => {
    const own = words[variant][language]
    const file = `variants/${variant}/content/${language}/labels.yaml`
    const labels = pickEntries(labelKeys[variant], own.labels, file)
    return buildContent(variant, { ...own, labels }, routes.routes[variant], {
      images: parts.images[variant],
      homePaths: routes.homePaths[variant],
      siteUrl: settings.siteUrl,
      games: settings.games,
      contactUrl: settings.contactUrl,
    } satisfies Partial<SiteContent<string>>)
  }
  const contentsOf = (variant: Variant): BuiltContents => ({
    en: contentOf(variant, 'en'),
    fi: contentOf(variant, 'fi'),
  })
  const contents = { affiliate: contentsOf('affiliate'), social: contentsOf('social') }
  const { render, renders } = renderChanged({ contents, now, last, load })
  const { loader, criticalStyle, stylesheets, themeColours, scripts } = parts
  const images = pickEntries(
    ['favicon', 'mark-48', 'mark-180'],
    parts.images.social,
    'shared/images',
  )
  const shell = { loader, criticalStyle, stylesheets, themeColours, images }
  const manifestsOf = (variant: Variant) => ({
    en: webManifest(`${variant}-en`, contents[variant].en.content, themeColours['index.css']),
    fi: webManifest(`${variant}-fi`, contents[variant].fi.content, themeColours['index.css']),
  })
  const manifests = { affiliate: manifestsOf('affiliate'), social: manifestsOf('social') }
  const compose = { shell, contents, manifests, scripts, render, now }
  const pages: DistFile[] = []
  // One after the other: together they would hold on to thousands of half-made pages.
  for (const path of routes.paths) pages.push(await composePage(compose, path))
  // Simple hosts send /fi to /fi/, because there is a folder fi/ beside fi.html.
  const homes = routes.paths.filter(({ segment, path }) => segment && path === '/')
  const indexes = homes.map(({ segment, address }) => ({
    path: `${segment}/index.html`,
    bytes: pages.find(({ path }) => path === pageFile(address))?.bytes ?? '',
  }))
  pages.push(composeNotFound(compose))
  const contentFiles = [
    ...Object.values(contents).flatMap(({ en, fi }) => [...en.files, ...fi.files]),
    ...Object.values(manifests).flatMap(({ en, fi }) => [en, fi]),
  ]
  const distinct = [...new Map(contentFiles.map(file => [file.path, file])).values()]
  const files = [...pages, ...indexes, ...parts.files, ...(await withCompressed(distinct, 5))]
  const policy = { loader, criticalStyle, settings }
  const headers = securityHeaders(policy)
  checkPages(pages, contentSecurityPolicy(policy))
  files.push({ path: '_headers', bytes: headersFile(headers) })
  files.push(robots(settings.siteUrl), ...sitemap(routes.paths, settings.siteUrl))
  return { files, pages, routes, nginx: nginxConfig(headers), renders }
}
