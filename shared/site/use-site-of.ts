import { type Context, useContext } from 'react'

/** The site out of a variant's context. Throws where a page is rendered outside it. */
export function useSiteOf<VariantSite>(context: Context<VariantSite | null>): VariantSite {
  const site = useContext(context)
  if (!site) throw new Error('A page was rendered outside its SiteProvider.')
  return site
}
