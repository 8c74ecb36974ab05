import { createContext } from 'react'
import type { Site } from '../../shared/site/site.ts'
import { useSiteOf } from '../../shared/site/use-site-of.ts'
import type { SocialLabel } from './labels.ts'

/** The context of this variant's pages, so that its labels are typed. */
export const SiteProvider = createContext<Site<SocialLabel> | null>(null)

export const useSite = (): Site<SocialLabel> => useSiteOf(SiteProvider)
