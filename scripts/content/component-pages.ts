import type { Route } from '../../shared/pages/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { socialRoutes } from '../../variants/social/route-table.ts'

/** The pages of each variant that have a component. */
export const routeTables: Record<Variant, readonly Route[]> = {
  affiliate: affiliateRoutes,
  social: socialRoutes,
}

/** How other pages show a content file: its body on every page, or its `##` sections as questions. */
type PagePart = 'onEveryPage' | 'questions'

/** The content files that are parts of other pages. */
export const pageParts: Record<Variant, Record<string, PagePart>> = {
  affiliate: { help: 'onEveryPage' },
  social: { faq: 'questions' },
}

/** Names the pages that a variant’s components show. All others are text pages. */
export const componentPageNames = (variant: Variant): string[] => [
  ...routeTables[variant].map(({ name }) => name),
  ...Object.keys(pageParts[variant]),
]

export function textPageNames(variant: Variant, pageFiles: object): string[] {
  const withComponent = componentPageNames(variant)
  return Object.keys(pageFiles).filter(name => !withComponent.includes(name))
}

function variantAndName(file: string): { variant: Variant; name: string } | null {
  const [, folder, name] = /^variants\/(\w+)\/content\/[a-z]+\/(.+)\.md$/.exec(file) ?? []
  const variant = variants.find(variant => variant === folder)
  return variant && name ? { variant, name } : null
}

export function rowOf(file: string): Route | undefined {
  const found = variantAndName(file)
  return found ? routeTables[found.variant].find(row => row.name === found.name) : undefined
}

/** Is true if other pages show this file; with `way`, only if they show it in that way. */
export function isPart(file: string, way?: PagePart): boolean {
  const found = variantAndName(file)
  const part = found && pageParts[found.variant][found.name]
  return way ? part === way : Boolean(part)
}
