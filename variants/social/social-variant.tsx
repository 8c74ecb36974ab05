import type { VariantDefinition } from '../../shared/variant/variant-definition.ts'
import type { SocialLabel } from './labels.ts'
import { ContactPage } from './pages/contact-page.tsx'
import { GamePage } from './pages/game-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { SocialTextPage } from './pages/social-text-page.tsx'
import { type SocialKinds, socialRoutes } from './route-table.ts'
import { SocialLayout } from './social-layout.tsx'
import { VisitContext } from './social-visit.ts'

export const socialVariant: VariantDefinition<SocialLabel, SocialKinds> = {
  routes: socialRoutes,
  layout: <SocialLayout />,
  pages: {
    home: () => <HomePage />,
    game: ({ page }) => <GamePage key={page} page={page} />,
    contact: () => <ContactPage />,
  },
  text: text => <SocialTextPage text={text} />,
  provide: (visit, pages) => <VisitContext value={visit}>{pages}</VisitContext>,
}
