import type { VariantSite } from '../../shared/site/variant-site.ts'
import { SiteProvider } from './affiliate-site.ts'
import type { AffiliateLabel } from './labels.ts'
import { affiliatePages } from './pages.tsx'

export const affiliateVariant: VariantSite<AffiliateLabel> = { pages: affiliatePages, SiteProvider }
