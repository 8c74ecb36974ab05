/** The two sites, one of which a visitor gets. */
export const variants = ['affiliate', 'social'] as const

export type Variant = (typeof variants)[number]

/** The two stylesheets; they keep their names on the server. */
export type Stylesheet = 'Black.css' | 'index.css'

/** One casino as the cards show it. A text that the service did not send is ''. */
export type Brand = {
  /** The outbound link, normalised, always http or https. */
  url: string
  /** The url's host name without a leading 'www.': the service sends no name for a brand. */
  host: string
  /** '' when missing or refused. */
  logo: string
  bonus: string
  privileges: readonly [string, string, string]
  payments: readonly string[]
}

/** The parsed answer of the info service. No code checks it again. */
export type SiteInfo = {
  variant: Variant
  stylesheet: Stylesheet
  brands: readonly Brand[]
}

/** What the site shows when the info call fails (spec §1, §8). */
export const fallbackSiteInfo: SiteInfo = {
  variant: 'social',
  stylesheet: 'index.css',
  brands: [],
}
