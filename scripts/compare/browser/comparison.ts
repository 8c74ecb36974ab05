/** What the server tells the compare page. */
export type Comparison = {
  addresses: string[]
  /** The scenarios of the info service: the name, and what the site then shows. */
  scenarios: Record<string, string>
  /** The site on the left, if both sides show the same variant. */
  base?: { name: string; origin: string }
  hasReport: boolean
}
