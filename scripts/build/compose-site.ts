import { recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import type { withPictures } from '../content/read/pictures.ts'
import { siteRoutes } from '../content/site-routes.ts'
import type { Parts } from './build-parts.ts'
import type { EntrySite } from './entry-page/render-entry-page.ts'
import { headersFile } from './host-files.ts'
import { securityHeaders } from './policy.ts'
import { ownSlot, type Settings } from './settings.ts'
import { buildContents } from './site-contents.ts'
import { robots, sitemap } from './sitemap.ts'
import { slotPages } from './slot-pages.ts'

type WordsAndPictures = Pick<Awaited<ReturnType<typeof withPictures>>, 'words' | 'pictureFiles'>
type ComposeSiteInput = WordsAndPictures & { parts: Parts; settings: Settings }

/** Puts words and settings into the parts. The files lack only pages and the variants' scripts. */
export function composeSite({ words, pictureFiles, parts, settings }: ComposeSiteInput) {
  const pages = recordOf(variants, variant => words[variant].en.pages)
  const routes = siteRoutes(pages, settings.markets)
  const { contents, files: contentFiles } = buildContents(words, routes, parts, settings)
  const { loader, pageStyle, stylesheets, themeColours, slot } = parts
  const now = new Date().toISOString()
  const site: EntrySite = { loader, pageStyle, stylesheets, themeColours, contents, now }
  const scripts = [loader.ask, loader.load, slot.script]
  const headers = securityHeaders({ scripts, styles: [pageStyle, slot.style], settings })
  const files = [
    ...parts.files,
    ...pictureFiles,
    ...contentFiles,
    ...(settings.games['bacon-slot'] === ownSlot ? slotPages(slot, contents.social) : []),
    { path: '_headers', bytes: headersFile(headers) },
    robots(settings.siteUrl),
    ...sitemap(routes.paths, settings.siteUrl),
  ]
  return { site, routes, headers, files }
}
