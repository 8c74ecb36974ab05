import type { ReactNode } from 'react'
import { VariantLayout } from '../../shared/layout/variant-layout.tsx'
import { menuRoutes } from './route-table.ts'
import { useSite } from './social-site.ts'

/** The frame of the social casino's pages: the menu names the games and the contact page. */
export function SocialLayout(): ReactNode {
  return <VariantLayout site={useSite()} menu={menuRoutes} />
}
