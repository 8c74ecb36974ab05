import type { VariantSite } from '../../shared/site/variant-site.ts'
import { SiteProvider } from './social-site.ts'
import type { SocialLabel } from './labels.ts'
import { socialPages } from './pages.tsx'

export const socialVariant: VariantSite<SocialLabel> = { pages: socialPages, SiteProvider }
