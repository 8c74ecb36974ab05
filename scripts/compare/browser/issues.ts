/** Messages of a rule that differ only in quoted words, and the scenes that have them. */
export type Issue = {
  rule: string
  messages: string[]
  scenes: string[]
  /** The language and the widths, if they are the same in all scenes. */
  where: string
}

/** What a report found: issues.json. */
export type Report = { at: string; checked: number; issues: Issue[] }
