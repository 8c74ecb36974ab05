import { createContext, useContext } from 'react'
import type { Site } from './site.ts'

/** A variant's own context, so that its labels are typed: the provider and the hook that reads it. */
export function createSiteContext<Label extends string>() {
  const Context = createContext<Site<Label> | null>(null)
  const useSite = (): Site<Label> => {
    const site = useContext(Context)
    if (!site) throw new Error('A page was rendered outside its SiteProvider.')
    return site
  }
  return { SiteProvider: Context, useSite }
}
