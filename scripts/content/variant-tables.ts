import { type Route, route } from '../../shared/pages/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { affiliateTable } from '../../variants/affiliate/route-table.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import { socialTable } from '../../variants/social/route-table.ts'

/** What a variant declares about its pages and labels. */
type VariantTable = {
  /** The pages that the variant's components show. Editors add text pages. */
  routes: readonly Route[]
  /** Content files whose text is on every page. */
  onEveryPage: readonly string[]
  /** Content files whose `##` sections are questions on another page. */
  questions: readonly string[]
  /** Pages that show only their front matter. */
  withoutBody: readonly string[]
  /** Pages whose heading can show the present month. */
  withMonth: readonly string[]
  /** Ids in a page's components, which links can name, as they can headings. */
  anchors: Record<string, readonly string[]>
  /** The keys of the variant's labels. */
  labels: readonly string[]
}

export const variantTables: Record<Variant, VariantTable> = {
  affiliate: { ...affiliateTable, labels: affiliateLabels },
  social: { ...socialTable, labels: socialLabels },
}

/** Returns the content files that a variant's components show; editors added all others. */
export function ownPages(variant: Variant): string[] {
  const { routes, onEveryPage, questions } = variantTables[variant]
  return [...routes.map(({ page }) => page), ...onEveryPage, ...questions]
}

export function routesOf(variant: Variant, pages: object): Route[] {
  const own = ownPages(variant)
  const added = Object.keys(pages).filter(page => !own.includes(page))
  return [...variantTables[variant].routes, ...added.map(page => route(page, 'text'))]
}

export function pageOf(file: string): { variant: Variant; name: string } | null {
  const [, folder, name] = /^variants\/(\w+)\/content\/[a-z]+\/(.+)\.md$/.exec(file) ?? []
  const variant = variants.find(each => each === folder)
  return variant && name ? { variant, name } : null
}

/** Whether a file contains a page that its variant lists here. */
export function isOneOf(
  file: string,
  list: 'onEveryPage' | 'questions' | 'withoutBody' | 'withMonth',
): boolean {
  const page = pageOf(file)
  return page !== null && variantTables[page.variant][list].includes(page.name)
}
