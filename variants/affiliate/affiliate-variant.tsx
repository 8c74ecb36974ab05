import type { ReactNode } from 'react'
import type { Rankings } from '../../shared/site-info/rank-brands.ts'
import type { VariantDefinition } from '../../shared/variant/variant-definition.ts'
import { AffiliateLayout } from './affiliate-layout.tsx'
import { useVisit, VisitContext } from './affiliate-visit.ts'
import type { AffiliateLabel } from './labels.ts'
import { ListPage } from './pages/list-page.tsx'
import { type AffiliateRoute, affiliateRoutes } from './route-table.ts'

/** The component of each kind of page. */
const components: Record<AffiliateRoute['kind'], (route: AffiliateRoute) => ReactNode> = {
  list: ({ name, order }) => <ListPage key={name} name={name} order={order} />,
}

export const affiliateVariant = (
  rankings: Rankings,
): VariantDefinition<AffiliateLabel, AffiliateRoute> => ({
  routes: affiliateRoutes,
  layout: <AffiliateLayout />,
  renderPage: route => components[route.kind](route),
  provide: (visit, children) => (
    <VisitContext value={{ ...visit, rankings }}>{children}</VisitContext>
  ),
  useVisit,
})
