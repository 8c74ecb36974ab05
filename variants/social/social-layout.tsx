import type { ReactNode } from 'react'
import { VariantLayout } from '../../shared/variant/variant-layout.tsx'
import { menuRoutes } from './route-table.ts'
import { useVisit } from './social-visit.ts'

/** Renders the layout of the social casino's pages, with a menu of the games and the contact page. */
export function SocialLayout(): ReactNode {
  return <VariantLayout visit={useVisit()} menu={menuRoutes} />
}
