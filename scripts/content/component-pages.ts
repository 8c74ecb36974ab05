import type { Route } from '../../shared/pages/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { socialRoutes } from '../../variants/social/route-table.ts'

/** The pages of each variant that have a component. */
export const routeTables: Record<Variant, readonly Route[]> = {
  affiliate: affiliateRoutes,
  social: socialRoutes,
}

/** Content files that are parts of other pages. */
type PageParts = {
  /** Files whose text is on every page. */
  onEveryPage: readonly string[]
  /** Files whose `##` sections are questions on another page. */
  questions: readonly string[]
}

export const pageParts: Record<Variant, PageParts> = {
  affiliate: { onEveryPage: ['help'], questions: [] },
  social: { onEveryPage: [], questions: ['faq'] },
}

/** Returns the content files that a variant's components show; editors added all others. */
export function ownPages(variant: Variant): string[] {
  const { onEveryPage, questions } = pageParts[variant]
  return [...routeTables[variant].map(({ page }) => page), ...onEveryPage, ...questions]
}

/** Returns the pages among these content files that editors added. */
export function addedPages(variant: Variant, files: object): string[] {
  const own = ownPages(variant)
  return Object.keys(files).filter(page => !own.includes(page))
}

function pageOf(file: string): { variant: Variant; name: string } | null {
  const [, folder, name] = /^variants\/(\w+)\/content\/[a-z]+\/(.+)\.md$/.exec(file) ?? []
  const variant = variants.find(each => each === folder)
  return variant && name ? { variant, name } : null
}

/** Returns the row of a content file's page, and undefined for a file without a row. */
export function rowOf(file: string): Route | undefined {
  const page = pageOf(file)
  return page ? routeTables[page.variant].find(row => row.page === page.name) : undefined
}

/** Returns whether a content file is a part of other pages in this way. */
export function isPart(file: string, kind: keyof PageParts): boolean {
  const page = pageOf(file)
  return page !== null && pageParts[page.variant][kind].includes(page.name)
}
