import type { ReactNode } from 'react'
import { VariantLayout } from '../../shared/variant/variant-layout.tsx'
import { ContactMessageContext, useNewContactMessage } from './contact-message.ts'
import { menuRoutes } from './route-table.ts'
import { useVisit } from './social-visit.ts'

/** Renders the layout of the social casino's pages, with a menu of the games and the contact page. */
export function SocialLayout(): ReactNode {
  const visit = useVisit()
  const message = useNewContactMessage(visit.content.settings.CONTACT_URL)
  return (
    <ContactMessageContext value={message}>
      <VariantLayout
        visit={visit}
        menu={menuRoutes}
        imageNameOf={name => (name === 'contact' ? name : `game-${name}`)}
      />
    </ContactMessageContext>
  )
}
