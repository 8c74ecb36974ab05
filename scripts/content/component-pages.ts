import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { menuRoutes, socialRoutes } from '../../variants/social/route-table.ts'

/** What the checks of words know about the content files that a variant's components show. */
type ComponentPages = {
  /** The files with an address, from the route table. */
  pages: readonly string[]
  /** Files whose text is on every page. */
  onEveryPage: readonly string[]
  /** Files whose `##` sections are questions on another page. */
  questions: readonly string[]
  /** Pages that show only their front matter. */
  withoutBody: readonly string[]
  /** Pages whose heading can show the present month. */
  withMonth: readonly string[]
  /** Ids in a page's components, which links can name, as they can headings. */
  anchors: Record<string, readonly string[]>
}

const pagesOf = (routes: readonly { page: string }[]) => routes.map(({ page }) => page)

const lists = affiliateRoutes.filter(({ kind }) => kind === 'list')
const ranked = affiliateRoutes.filter(({ order }) => order !== null)

export const componentPages: Record<Variant, ComponentPages> = {
  affiliate: {
    pages: pagesOf(affiliateRoutes),
    onEveryPage: ['help'],
    questions: [],
    withoutBody: [],
    withMonth: pagesOf(lists),
    anchors: Object.fromEntries(ranked.map(({ page }) => [page, ['brands', 'guide']])),
  },
  social: {
    pages: pagesOf(socialRoutes),
    onEveryPage: [],
    questions: ['faq'],
    withoutBody: pagesOf(menuRoutes),
    withMonth: [],
    anchors: { home: ['about', 'games', 'contact', 'faq'] },
  },
}

/** Returns the content files that a variant's components show; editors added all others. */
export function ownPages(variant: Variant): string[] {
  const { pages, onEveryPage, questions } = componentPages[variant]
  return [...pages, ...onEveryPage, ...questions]
}

/** Returns the pages among these content files that editors added. */
export function addedPages(variant: Variant, files: object): string[] {
  const own = ownPages(variant)
  return Object.keys(files).filter(page => !own.includes(page))
}

export function pageOf(file: string): { variant: Variant; name: string } | null {
  const [, folder, name] = /^variants\/(\w+)\/content\/[a-z]+\/(.+)\.md$/.exec(file) ?? []
  const variant = variants.find(each => each === folder)
  return variant && name ? { variant, name } : null
}

/** Returns whether a file is in one of the lists above. */
export function hasRole(
  file: string,
  role: 'onEveryPage' | 'questions' | 'withoutBody' | 'withMonth',
): boolean {
  const page = pageOf(file)
  return page !== null && componentPages[page.variant][role].includes(page.name)
}
