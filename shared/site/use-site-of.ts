import { type Context, useContext } from 'react'
import type { Site } from './site.ts'

/** The site out of a variant's context. Throws where a page is rendered outside it. */
export function useSiteOf<Label extends string>(context: Context<Site<Label> | null>): Site<Label> {
  const site = useContext(context)
  if (!site) throw new Error('A page was rendered outside its SiteProvider.')
  return site
}
