import type { VariantSite } from '../../shared/site/variant-site.ts'
import { AffiliateLayout } from './affiliate-layout.tsx'
import { SiteProvider } from './affiliate-site.ts'
import type { AffiliateLabel } from './labels.ts'
import { AffiliateTextPage } from './pages/affiliate-text-page.tsx'
import { ListPage } from './pages/list-page.tsx'
import { type AffiliateKind, affiliateRoutes } from './route-table.ts'

export const affiliateVariant: VariantSite<AffiliateLabel, AffiliateKind> = {
  routes: affiliateRoutes,
  layout: <AffiliateLayout />,
  element: ({ page, kind }) =>
    kind === 'text' ? (
      <AffiliateTextPage page={page} />
    ) : (
      <ListPage key={page} page={page} order={kind === 'home' ? 'given' : 'shuffled'} />
    ),
  SiteProvider,
}
