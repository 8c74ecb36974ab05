import type { ReactNode } from 'react'
import { VariantLayout } from '../../shared/variant/variant-layout.tsx'
import { menuRoutes } from './route-table.ts'
import { useVisit } from './social-visit.ts'

/** The frame of the social casino's pages: the menu names the games and the contact page. */
export function SocialLayout(): ReactNode {
  return <VariantLayout visit={useVisit()} menu={menuRoutes} />
}
