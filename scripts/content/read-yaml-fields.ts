import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { ContentProblem } from './content-problem.ts'
import { explainYamlError } from './explain-yaml-error.ts'

/** One `key: value` line. What is not a single value (a list, a mapping) has the value `{}`. */
export type YamlField = { key: string; value: unknown; line: number }

type YamlSource = {
  text: string
  file: string
  /** The line of the file on which the text begins. */
  firstLine: number
}

/**
 * Reads flat YAML, as in front matter and label files, into its fields in their order.
 * Never throws: what cannot be read is a problem, with its line in the file.
 */
export function readYamlFields({ text, file, firstLine }: YamlSource): {
  fields: YamlField[]
  problems: ContentProblem[]
} {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset = 0) => Math.max(lines.linePos(offset).line, 1) + firstLine - 1

  const problems: ContentProblem[] = []
  const report = (line: number, message: string) => {
    // YAML often reports one mistake several times over; the first report says where it is.
    if (!problems.some(problem => problem.line === line)) problems.push({ file, line, message })
  }
  for (const error of [...document.errors, ...document.warnings]) {
    report(lineAt(error.pos[0]), explainYamlError(error.code))
  }

  const fields: YamlField[] = []
  const { contents } = document
  if (isMap(contents)) {
    for (const { key, value } of contents.items) {
      if (!isScalar(key)) continue
      const line = lineAt(key.range?.[0])
      if (isScalar(value) && value.comment) {
        report(line, 'What follows # is not shown. Put the whole text in "quotes".')
      }
      fields.push({ key: String(key.value), value: isScalar(value) ? value.value : {}, line })
    }
  } else if (contents !== null && problems.length === 0) {
    report(lineAt(contents.range?.[0]), 'Write each line as "name: text".')
  }
  return { fields, problems }
}
