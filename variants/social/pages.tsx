import type { RouteObject } from 'react-router-dom'
import type { SiteContent } from '../../shared/content/site-content.ts'
import type { ReadBody } from '../../shared/site/body-reader.ts'
import { routeObjects } from '../../shared/site/route-objects.tsx'
import { ContactPage } from './pages/contact-page.tsx'
import { GamePage } from './pages/game-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { SocialTextPage } from './pages/social-text-page.tsx'
import { socialRoutes } from './route-table.ts'
import { SocialLayout } from './social-layout.tsx'

/** The route table as the router wants it: each row with its page. */
export const socialPages = (content: SiteContent<string>, readBody: ReadBody): RouteObject[] =>
  routeObjects({
    routes: socialRoutes(content.textPages),
    homePaths: content.homePaths,
    readBody,
    layout: <SocialLayout />,
    element: ({ page, kind }) => {
      if (kind === 'home') return <HomePage />
      if (kind === 'game') return <GamePage key={page} page={page} />
      if (kind === 'contact') return <ContactPage />
      return <SocialTextPage page={page} />
    },
  })
