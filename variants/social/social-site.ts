import { createSiteContext } from '../../shared/site/create-site-context.ts'
import type { SocialLabel } from './labels.ts'

export const { SiteProvider, useSite } = createSiteContext<SocialLabel>()
