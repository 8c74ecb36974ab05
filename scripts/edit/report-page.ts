import { posix } from 'node:path'
import { marketPath, publicPath } from '../../shared/pages/market-path.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { ComposedSite } from '../build/compose-site.ts'
import { claimsFile } from '../content/check/check-claims.ts'
import { isPart } from '../content/component-pages.ts'
import { folderOf } from '../content/content-files.ts'
import { describe } from '../content/finding.ts'
import type { Message, PageReport, ShownPage } from './contract.ts'
import { errorLines } from './error-lines.ts'
import type { PreviewSite } from './make-site.ts'

/** Returns what the panel tells about a page. */
export function reportPage(
  site: PreviewSite,
  { routes }: ComposedSite,
  { variant, path: address }: ShownPage,
): PageReport {
  const { segment, path: typed } = marketPath(address)
  // As in the router.
  const path = typed.toLowerCase()
  const row = routes.routes[variant].find(each => each.path === path)
  if (row) {
    return { shows: 'page', addresses: [], messages: messagesOn(site, variant, row.page) }
  }
  if (routes.homePaths[variant].includes(path)) {
    return { shows: 'home', addresses: [], messages: messagesOn(site, variant, 'home') }
  }
  const paths = new Set(routes.paths.map(each => each.path))
  const addresses = [...paths].map(each => publicPath(segment, each))
  return { shows: 'error', addresses, messages: messagesOn(site, variant, '') }
}

/** Returns the errors of the whole site, and the notes on a page: a site can have thousands. */
function messagesOn(site: PreviewSite, variant: Variant, page: string): Message[] {
  const errors = errorLines(site).map(text => ({ kind: 'error', text }) as const)
  const notes = site.content.findings
    .filter(({ kind, file }) => kind !== 'error' && isShownOn(file, variant, page))
    .map(note => ({ kind: note.kind, text: describe(note) }))
  return [...errors, ...notes]
}

/** Returns whether a page shows texts of a file or its translation. All pages show labels. */
function isShownOn(file: string, variant: Variant, page: string): boolean {
  const owner = folderOf(file)?.owner
  if (!owner) {
    // An ignored file belongs to no page.
    return file !== claimsFile
  }
  if (owner !== `variants/${variant}`) {
    return owner === 'shared'
  }
  const name = posix.basename(file, '.md')
  const isOnHome = isPart(file, 'questions') && page === 'home'
  return name === page || name === 'labels.yaml' || isPart(file, 'onEveryPage') || isOnHome
}
