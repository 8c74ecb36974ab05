import type { ReactNode } from 'react'
import type { VariantDefinition } from '../../shared/variant/variant-definition.ts'
import type { SocialLabel } from './labels.ts'
import { ContactPage } from './pages/contact-page.tsx'
import { GamePage } from './pages/game-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { type SocialRoute, socialRoutes } from './route-table.ts'
import { SocialLayout } from './social-layout.tsx'
import { useVisit, VisitContext } from './social-visit.ts'

/** The component of each kind of page. */
const components: Record<SocialRoute['kind'], (name: string) => ReactNode> = {
  home: () => <HomePage />,
  game: name => <GamePage key={name} name={name} />,
  contact: () => <ContactPage />,
}

export const socialVariant: VariantDefinition<SocialLabel, SocialRoute> = {
  routes: socialRoutes,
  layout: <SocialLayout />,
  renderPage: ({ kind, name }) => components[kind](name),
  provide: (visit, children) => <VisitContext value={visit}>{children}</VisitContext>,
  useVisit,
}
