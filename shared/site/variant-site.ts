import type { Provider } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { SiteContent } from '../content/site-content.ts'
import type { ReadBody } from './body-reader.ts'
import type { Site } from './site.ts'

/** What makes a variant: the pages of its route table, and where they find the site's data. */
export type VariantSite<Label extends string> = {
  pages: (content: SiteContent<Label>, readBody: ReadBody) => RouteObject[]
  SiteProvider: Provider<Site<Label> | null>
}
