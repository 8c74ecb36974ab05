import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import type { Content } from '../content/read-content.ts'
import type { Parts } from './build-parts.ts'
import { buildVariants } from './built-variants.ts'
import type { DistFile } from './dist-file.ts'
import type { EntrySite } from './entry-page/render-entry-page.ts'
import { headersFile } from './hosts/host-config.ts'
import { securityHeaders } from './policy.ts'
import { ownSlot, type Settings } from './settings.ts'
import { type SiteRoutes, siteRoutes } from './site-routes.ts'
import { robots, sitemap } from './sitemap.ts'
import { slotPages } from './slot-pages.ts'

type ComposeSiteInput = {
  words: Content['words']
  /** The files of the editors' own pictures. */
  pictureFiles: readonly DistFile[]
  parts: Parts
  settings: Settings
}

export type ComposedSite = {
  site: EntrySite
  routes: SiteRoutes
  /** The headers of every response, by name. */
  headers: Record<string, string>
  /** All files of the site except pages and the variants' scripts. */
  files: DistFile[]
}

/** Puts words and settings into the parts. */
export function composeSite(input: ComposeSiteInput): ComposedSite {
  const { words, pictureFiles, parts, settings } = input
  const pageFiles = recordOf(variants, variant => words[variant].en.pageFiles)
  const routes = siteRoutes(pageFiles, settings.MARKETS)
  const { builtVariants, files: jsonFiles } = buildVariants(words, routes, parts, settings)
  const { loader, pageStyle, stylesheets, themeColours, slot } = parts
  const now = new Date()
  const site: EntrySite = { loader, pageStyle, stylesheets, themeColours, builtVariants, now }
  const scripts = [loader.firstScript, loader.secondScript, slot.script]
  const headers = securityHeaders({ scripts, styles: [pageStyle, slot.style], settings })
  const files = [
    ...parts.files,
    ...pictureFiles,
    ...jsonFiles,
    { path: '_headers', bytes: headersFile(headers) },
    robots(settings.SITE_URL),
    ...sitemap(routes.paths, settings.SITE_URL),
  ]
  if (settings.GAME_BACON_SLOT_URL === ownSlot) {
    files.push(...slotPages(slot, builtVariants.social))
  }
  return { site, routes, headers, files }
}
