/** What the server tells the compare page. */
export type Comparison = {
  paths: string[]
  /** What the info service can answer: its name, and what the site then shows. */
  answers: Record<string, string>
  /** The site on the left, if both sides show the same variant. */
  base?: { name: string; origin: string }
  hasReport: boolean
}
