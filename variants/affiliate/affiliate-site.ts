import { createSiteContext } from '../../shared/site/create-site-context.ts'
import type { AffiliateLabel } from './labels.ts'

export const { SiteProvider, useSite } = createSiteContext<AffiliateLabel>()
