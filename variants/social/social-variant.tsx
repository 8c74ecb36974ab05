import type { ReactNode } from 'react'
import type { VariantDefinition } from '../../shared/variant/variant-definition.ts'
import type { SocialLabel } from './labels.ts'
import { ContactPage } from './pages/contact-page.tsx'
import { GamePage } from './pages/game-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { SocialTextPage } from './pages/social-text-page.tsx'
import { type SocialRoute, socialRoutes } from './route-table.ts'
import { SocialLayout } from './social-layout.tsx'
import { VisitContext } from './social-visit.ts'

/** The component of each kind of page. */
const pages: Record<SocialRoute['kind'], (page: string) => ReactNode> = {
  home: () => <HomePage />,
  game: page => <GamePage key={page} page={page} />,
  contact: () => <ContactPage />,
}

export const socialVariant: VariantDefinition<SocialLabel, SocialRoute> = {
  routes: socialRoutes,
  layout: <SocialLayout />,
  page: ({ kind, page }) => pages[kind](page),
  text: text => <SocialTextPage text={text} />,
  provide: (visit, children) => <VisitContext value={visit}>{children}</VisitContext>,
}
