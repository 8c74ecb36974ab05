/** The two variants of the site. A visitor sees one of them. */
export const variants = ['affiliate', 'social'] as const

export type Variant = (typeof variants)[number]

/** The two stylesheets, whose file names the specification fixes (spec §4). */
export const stylesheetNames = ['Black.css', 'index.css'] as const

export type Stylesheet = (typeof stylesheetNames)[number]

/** One casino as the cards show it. */
export type Brand = {
  /** The outbound link, normalised, always http or https. */
  url: string
  /** The url's host name without a leading 'www.': the service sends no name for a brand. */
  host: string
  /** '' when missing or refused. */
  logo: string
  /** The welcome bonus, '' if the service sent none. */
  bonus: string
  /** At most three, none of them empty. */
  privileges: readonly string[]
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
