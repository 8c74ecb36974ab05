import type { RouteObject } from 'react-router-dom'
import type { SiteContent } from '../../shared/content/site-content.ts'
import type { ReadBody } from '../../shared/site/body-reader.ts'
import { routeObjects } from '../../shared/site/route-objects.tsx'
import { AffiliateLayout } from './affiliate-layout.tsx'
import { AffiliateTextPage } from './pages/affiliate-text-page.tsx'
import { ListPage } from './pages/list-page.tsx'
import { affiliateRoutes } from './route-table.ts'

/** The route table as the router wants it: each row with its page. */
export const affiliatePages = (content: SiteContent<string>, readBody: ReadBody): RouteObject[] =>
  routeObjects({
    routes: affiliateRoutes(content.textPages),
    homePaths: content.homePaths,
    readBody,
    layout: <AffiliateLayout />,
    element: ({ page, kind }) =>
      kind === 'text' ? (
        <AffiliateTextPage page={page} />
      ) : (
        <ListPage key={page} page={page} order={kind === 'home' ? 'given' : 'shuffled'} />
      ),
  })
