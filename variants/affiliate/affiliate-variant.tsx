import type { Rankings } from '../../shared/entry-page/arrival.ts'
import type { VariantSite } from '../../shared/site/variant-site.ts'
import { AffiliateLayout } from './affiliate-layout.tsx'
import { SiteProvider } from './affiliate-site.ts'
import type { AffiliateLabel } from './labels.ts'
import { AffiliateTextPage } from './pages/affiliate-text-page.tsx'
import { ListPage } from './pages/list-page.tsx'
import { type AffiliateKind, affiliateRoutes } from './route-table.ts'

/** Returns the affiliate with the brands that its lists show. */
export const affiliateVariant = (
  rankings: Rankings,
): VariantSite<AffiliateLabel, AffiliateKind> => ({
  routes: affiliateRoutes,
  layout: <AffiliateLayout />,
  element: ({ page, kind }) =>
    kind === 'text' ? (
      <AffiliateTextPage page={page} />
    ) : (
      <ListPage key={page} page={page} order={kind === 'home' ? 'given' : 'shuffled'} />
    ),
  provide: (site, pages) => <SiteProvider value={{ ...site, rankings }}>{pages}</SiteProvider>,
})
