import { createContext } from 'react'
import type { Rankings } from '../../shared/entry-page/arrival.ts'
import type { Site } from '../../shared/site/site.ts'
import { useSiteOf } from '../../shared/site/use-site-of.ts'
import type { AffiliateLabel } from './labels.ts'

/** What this variant's pages show besides those of both: the brands, in the orders of the lists. */
export type AffiliateSite = Site<AffiliateLabel> & { rankings: Rankings }

/** The context of this variant's pages, so that its labels are typed. */
export const SiteProvider = createContext<AffiliateSite | null>(null)

export const useSite = (): AffiliateSite => useSiteOf(SiteProvider)
