import { type ErrorCode, isMap, isScalar, parseDocument } from 'yaml'
import type { Report } from './finding.ts'

/** One `key: value`. A value that YAML could not make out is the text as it was typed. */
type YamlField = {
  key: string
  value: unknown
  typed: string
  /** What is wrong with it, which has been reported. */
  mistake: string | null
  line: number
  /** Where the field begins and ends in the YAML. */
  start: number
  end: number
}

/** A line that begins at the edge, and the shifted lines below it; comments between them too. */
const fieldPattern = /^(?!#|[ \t]*$).*(?:(?:\n#.*|\n[ \t]*)*\n[ \t]+\S.*)*/gm

/**
 * Reads flat YAML, as in front matter and label files, into its fields in their order. Never
 * throws: a mistake is reported with its line in the file. Each field is parsed by itself, because
 * YAML as a whole takes the lines after a mistake for a part of it.
 */
export function readYamlFields(yaml: string, firstLine: number, report: Report): YamlField[] {
  const fields = new Map<string, YamlField>()
  for (const { 0: text, index: start } of yaml.matchAll(fieldPattern)) {
    const { key, value, typed, mistake } = parseField(text.replace(/^#.*\n/gm, ''))
    const line = firstLine + yaml.slice(0, start).split('\n').length - 1
    if (mistake) report(mistake, line)
    const first = fields.get(key ?? '')
    if (first) report(`"${key}" stands on line ${first.line} already. Keep one of the two.`, line)
    else if (key) {
      const end = start + text.trimEnd().length
      fields.set(key, { key, value, typed, mistake, line, start, end })
    }
  }
  return [...fields.values()]
}

/** Returns a field, or with a null as its key a line that names nothing, and YAML's complaint. */
function parseField(text: string) {
  const [name, key = null] = /^\s*([\w-]+)\s*:/.exec(text) ?? []
  const typed = name ? text.slice(name.length).trim() : ''
  const asTyped = (mistake: string) => ({ key, value: typed, typed, mistake })

  const document = parseDocument(text, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error)
    return asTyped(/\n\s+[\w-]+:(\s|$)/.test(text) ? shifted : (remedies[error.code] ?? unread))
  const [field] = isMap(document.contents) ? document.contents.items : []
  if (!field) return asTyped('Write this line as "name: text", with a space after the colon.')
  const { value } = field
  if (!isScalar(value)) return { key, value: {}, typed, mistake: null }
  if (value.comment ?? document.comment)
    return asTyped('The words after # are not shown. Put the whole text in "quotes".')
  // YAML takes the word after & as a name for the value.
  if (value.anchor) return asTyped('A text that begins with & must stand in "quotes".')
  return { key, value: value.value, typed, mistake: null }
}

const shifted =
  'The next lines are shifted, and so count as part of this one. Begin each name at the edge.'

const unread =
  'This text cannot be read. Put all of it in "quotes", and write \\" for a quote in it.'

/** What a writer has to do about an error that YAML found in a field. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text that contains ": " must stand in "quotes".',
  MISSING_CHAR: 'A closing quote or bracket is missing. Put the whole text in "quotes".',
  TAB_AS_INDENT: 'This line begins with a tab. Remove it.',
  BAD_DQ_ESCAPE: 'A backslash means something else in "quotes". Write two of them for one.',
}
