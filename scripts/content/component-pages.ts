import type { Route } from '../../shared/pages/route.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { socialRoutes } from '../../variants/social/route-table.ts'
import type { ContentPlace } from './content-files.ts'

/** The pages of each variant that have a component. */
export const routeTables: Record<Variant, readonly Route[]> = {
  affiliate: affiliateRoutes,
  social: socialRoutes,
}

/** How other pages include a content file: its body on every page, or its `##` sections as questions. */
type Inclusion = 'onEveryPage' | 'questions'

/** The content files that other pages include. */
export const includedFiles: Record<Variant, ReadonlyMap<string, Inclusion>> = {
  affiliate: new Map([['help', 'onEveryPage']]),
  social: new Map([
    ['help', 'onEveryPage'],
    ['faq', 'questions'],
  ]),
}

/** Names the pages that a variant’s components show. All others are text pages. */
export const componentPageNames = (variant: Variant): string[] => [
  ...routeTables[variant].map(({ name }) => name),
  ...includedFiles[variant].keys(),
]

export function textPageNames(variant: Variant, pageFiles: object): string[] {
  const withComponent = componentPageNames(variant)
  return Object.keys(pageFiles).filter(name => !withComponent.includes(name))
}

type PagePlace = Pick<ContentPlace, 'variant' | 'name'>

/** Finds a page's route. A text page has none. */
export const routeOf = ({ variant, name }: PagePlace): Route | undefined =>
  variant ? routeTables[variant].find(route => route.name === name) : undefined

/** Returns how other pages include this file. */
export const inclusionOf = ({ variant, name }: PagePlace): Inclusion | undefined =>
  variant ? includedFiles[variant].get(name) : undefined
