import { type ErrorCode, isMap, isScalar, parseDocument } from 'yaml'
import { errorIn, type Finding } from './finding.ts'

/** One `key: value`. A value that YAML could not make out is the text as it was typed. */
export type YamlField = {
  key: string
  value: unknown
  typed: string
  line: number
  /** Where the field begins and ends in the YAML. */
  start: number
  end: number
}

/** A field, or a line that names nothing (`key` is null), and what YAML makes of it. */
type ParsedField = Pick<YamlField, 'value' | 'typed'> & {
  key: string | null
  mistake: string | null
}

/**
 * Reads flat YAML, as in front matter and label files, into its fields in their order. Never
 * throws: a mistake is a finding with its line in the file. Each field is parsed by itself, because
 * YAML as a whole takes the lines after a mistake for a part of it.
 */
export function readYamlFields(
  yaml: string,
  file: string,
  firstLine: number,
): { fields: YamlField[]; findings: Finding[] } {
  const fields = new Map<string, YamlField>()
  const findings: Finding[] = []
  for (const piece of splitFields(yaml)) {
    const { key, value, typed, mistake } = parseField(piece.text)
    const line = firstLine + piece.line
    const report = (message: string) => findings.push(errorIn(file, message, line))
    if (mistake !== null) report(mistake)
    if (key === null) continue
    const first = fields.get(key)
    if (first) report(`"${key}" stands on line ${first.line} already. Keep one of the two.`)
    else {
      const { start, end } = piece
      fields.set(key, { key, value, typed, line, start, end })
    }
  }
  return { fields: [...fields.values()], findings }
}

/** A field begins at the edge, and the shifted lines below continue it. Lines count from 0. */
function splitFields(yaml: string) {
  const pieces: { text: string; line: number; start: number; end: number }[] = []
  let next = 0
  yaml.split('\n').forEach((text, line) => {
    const start = next
    next += text.length + 1
    if (text.startsWith('#')) return
    const last = pieces.at(-1)
    const end = start + text.trimEnd().length
    if (last && (text === '' || /^\s/.test(text))) {
      last.text += `\n${text}`
      if (text.trim() !== '') last.end = end
    } else if (text.trim() !== '') pieces.push({ text, line, start, end })
  })
  return pieces
}

function parseField(text: string): ParsedField {
  const colon = /^\s*([\w-]+)\s*:/.exec(text)
  const typed = colon ? text.slice(colon[0].length).trim() : ''
  const asTyped = (mistake: string) => ({ key: colon?.[1] ?? null, value: typed, typed, mistake })

  const document = parseDocument(text, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error) return asTyped(/\n\s+[\w-]+:(\s|$)/.test(text) ? shifted : explain(error.code))
  const [field] = isMap(document.contents) ? document.contents.items : []
  if (!field || !isScalar(field.key))
    return asTyped('Write this line as "name: text", with a space after the colon.')

  const key = String(field.key.value)
  if (!isScalar(field.value)) return { key, value: {}, typed, mistake: null }
  if (field.value.comment ?? document.comment)
    return asTyped('The words after # are not shown. Put the whole text in "quotes".')
  // YAML takes the word after & as a name for the value.
  if (field.value.anchor) return asTyped('A text that begins with & must stand in "quotes".')
  return { key, value: field.value.value, typed, mistake: null }
}

const shifted =
  'The next lines are shifted, and so count as part of this one. Begin each name at the edge.'

/** Says what a writer has to do about an error that YAML found in a field. */
function explain(code: ErrorCode): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'A text that contains ": " must stand in "quotes".'
    case 'MISSING_CHAR':
      return 'A closing quote or bracket is missing. Put the whole text in "quotes".'
    case 'TAB_AS_INDENT':
      return 'This line begins with a tab. Remove it.'
    case 'BAD_DQ_ESCAPE':
      return 'A backslash means something else in "quotes". Write two of them for one.'
    default:
      return 'This text cannot be read. Put all of it in "quotes", and write \\" for a quote in it.'
  }
}
