import { content, settings } from 'virtual:site-input'
import { type BuiltVariants, buildVariants } from './built-variants.ts'
import type { DistFile } from './dist-file.ts'
import { type HeaderRules, headerRules, headersFile } from './hosts/host-config.ts'
import { type Parts, parts } from './parts.ts'
import { securityHeaders } from './policy.ts'
import { ownSlot } from './settings.ts'
import { type SiteRoutes, siteRoutes } from './site-routes.ts'
import { robots, sitemap } from './sitemap.ts'
import { slotPages } from './slot-pages.ts'

export type Site = Parts & {
  builtVariants: BuiltVariants
  routes: SiteRoutes
  /** The time of the build, whose month pages show. */
  now: Date
  headers: HeaderRules
  /** The files of the site except pages, scripts and pictures. */
  files: DistFile[]
}

/** The site as its files are now: the preview imports it again after a change. */
export const site: Site = composeSite()

/** Puts words and settings into the parts. */
function composeSite(): Site {
  const { words } = content
  const routes = siteRoutes(words, settings.MARKETS)
  const { builtVariants, files: jsonFiles } = buildVariants(words, routes, parts, settings)
  const { loader, pageStyle, screenStyles, slot } = parts
  const scripts = [loader.firstScript, loader.secondScript, slot.script]
  const styles = [pageStyle, ...Object.values(screenStyles), slot.style]
  const headers = headerRules(securityHeaders({ scripts, styles, settings }))
  const files = [
    ...parts.files,
    ...jsonFiles,
    { path: '_headers', bytes: headersFile(headers) },
    // Cloudflare compresses files itself, and counts each file against the plan's limit.
    { path: '.assetsignore', bytes: '*.br\n*.gz\n' },
    robots(settings.SITE_URL),
    ...sitemap(routes.pages, settings.SITE_URL),
  ]
  if (settings.GAME_BACON_SLOT_URL === ownSlot) {
    files.push(...slotPages(slot, builtVariants.social))
  }
  return { ...parts, builtVariants, routes, now: new Date(), headers, files }
}
