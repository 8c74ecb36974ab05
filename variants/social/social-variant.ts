import type { VariantSite } from '../../shared/site/variant-site.ts'
import type { SocialLabel } from './labels.ts'
import { socialPages } from './pages.tsx'
import { SiteProvider } from './social-site.ts'

export const socialVariant: VariantSite<SocialLabel> = { pages: socialPages, SiteProvider }
