import type { ContentProblem } from './content-problem.ts'
import { parseYamlField } from './parse-yaml-field.ts'
import { splitYamlFields } from './split-yaml-fields.ts'

/** One `key: value`. A value that YAML could not make out is the text as it was typed. */
export type YamlField = { key: string; value: unknown; typed: string; line: number }

type YamlSource = {
  text: string
  file: string
  /** The line of the file on which the text begins. */
  firstLine: number
}

/**
 * Reads flat YAML, as in front matter and label files, into its fields in their order.
 * Never throws: what cannot be read is a problem, with its line in the file. Each field is read
 * by itself, so that a mistake in one hides none of the others.
 */
export function readYamlFields({ text, file, firstLine }: YamlSource): {
  fields: YamlField[]
  problems: ContentProblem[]
} {
  const fields = new Map<string, YamlField>()
  const problems: ContentProblem[] = []
  for (const piece of splitYamlFields(text)) {
    const { key, value, typed, mistake } = parseYamlField(piece.text)
    const line = firstLine + piece.line
    const report = (message: string) => problems.push({ file, line, message })
    if (mistake !== null) report(mistake)
    if (key === null) continue
    const first = fields.get(key)
    if (first) report(`"${key}" stands on line ${first.line} already. Keep one of the two.`)
    else fields.set(key, { key, value, typed, line })
  }
  return { fields: [...fields.values()], problems }
}
