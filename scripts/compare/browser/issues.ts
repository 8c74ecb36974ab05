/** Messages of a rule that differ only in quoted words, and the scenes that have them. */
export type Issue = {
  rule: string
  messages: string[]
  scenes: string[]
  languages: string[]
  /** CSS pixels. */
  widths: string[]
}

/** What a report found: issues.json. An interrupted report has checked fewer scenes than all. */
export type Report = { at: string; total: number; checked: number; issues: Issue[] }
