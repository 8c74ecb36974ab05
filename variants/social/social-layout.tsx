import type { ReactNode } from 'react'
import { VariantLayout } from '../../shared/layout/variant-layout.tsx'
import { socialRoutes } from './route-table.ts'
import { useSite } from './social-site.ts'

/** The frame of the social casino's pages: the menu names the games and the contact page. */
export function SocialLayout(): ReactNode {
  const site = useSite()
  const routes = socialRoutes(site.content.pages)
  const menu = routes.filter(({ kind }) => kind === 'game' || kind === 'contact')
  return <VariantLayout site={site} routes={routes} menu={menu} />
}
