import { type ErrorCode, isMap, isScalar, parseDocument } from 'yaml'
import { didYouMean, nearestName } from './did-you-mean.ts'
import type { Report } from './finding.ts'
import type { TextSource } from './text-source.ts'

/** What is after a name and its colon. What YAML cannot read is taken as it was typed. */
export type YamlField = {
  value: unknown
  /** The value as a text in one line, '' if there is none. */
  text: string
}

/** A line that begins at the edge, and the indented lines below it; comments between them too. */
const fieldPattern = /^(?!#|[ \t]*$).*(?:(?:\n#.*|\n[ \t]*)*\n[ \t]+\S.*)*/gm

/**
 * Reads a file's flat YAML, as in front matter and labels: its fields by name, with their sources.
 * Never throws: reports mistakes, and what `faultOf` finds in a field that YAML can read; takes a
 * misspelt name for the known one. Parses each field separately, because a mistake would otherwise
 * swallow the lines after it.
 */
export function readYamlFields(
  yaml: string,
  file: string,
  report: Report,
  names: readonly string[],
  faultOf: (name: string, field: YamlField) => string | null,
) {
  const fields = new Map<string, YamlField>()
  const texts: TextSource[] = []
  for (const { 0: found, index: start } of yaml.matchAll(fieldPattern)) {
    const source = found.trimEnd()
    const line = yaml.slice(0, start).split('\n').length
    const { name, mistake, ...field } = parseField(source.replace(/^#.*\n/gm, ''))
    const known = names.includes(name) ? name : nearestName(name, names)
    const first = texts.find(text => text.name === known)
    const fault =
      mistake ||
      (known !== name && `There is no "${name}" here. ${didYouMean(name, names)}`) ||
      (first && `"${name}" is already on line ${first.line}. Keep one of the two.`) ||
      faultOf(name, field) ||
      shownAsTyped(name, field)
    if (fault) report(fault, line)
    if (!known || first) continue
    fields.set(known, field)
    texts.push({ file, line, name: known, source, start, end: start + source.length })
  }
  return { fields, texts }
}

/** Markdown in one line, such as **bold**, also when it is not closed. */
const markdown =
  /\S*(\*\*|__|~~|`)(?:.+?\1|\S*)|(?<![\w*])[*_](?=\S)[^*_]+[*_](?![\w*])|\[[^[\]]+\]\((?:[^()]*\)|\S*)/

function shownAsTyped(name: string, { text }: YamlField): string | null {
  const [marked] = markdown.exec(text) ?? []
  return marked
    ? `"${name}" is shown as it is typed. Write ${marked} without the signs of Markdown.`
    : null
}

/** Returns a field with YAML's complaint of it; a line that names nothing has the name ''. */
function parseField(source: string) {
  const [begin = '', name = ''] = /^\s*([\w-]+)\s*:/.exec(source) ?? []
  const typed = name && source.slice(begin.length).trim()
  const fieldOf = (value: unknown, mistake = '') => {
    // YAML lets a text run over several lines. A no-break space stays one.
    const text = (typeof value === 'string' ? value : typed).replace(/[ \t\n]+/g, ' ').trim()
    return { name, value, text, mistake }
  }
  const document = parseDocument(source, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  const isIndented = /\n\s+[\w-]+:(\s|$)/.test(source)
  if (error) return fieldOf(typed, isIndented ? indented : (remedies[error.code] ?? unread))
  const [field] = isMap(document.contents) ? document.contents.items : []
  if (!field)
    return fieldOf(typed, 'Write this line as "name: text", with a space after the colon.')
  const { value } = field
  if (!isScalar(value)) return fieldOf({})
  if (value.comment ?? document.comment)
    return fieldOf(typed, 'The words after # are not shown. Put the whole text in "quotes".')
  // YAML takes the word after & as a name for the value.
  if (value.anchor) return fieldOf(typed, 'A text that begins with & must be in "quotes".')
  return fieldOf(value.value)
}

const indented =
  'The next lines are indented, and so count as part of this one. Begin each name at the edge.'

const unread =
  'This text cannot be read. Put all of it in "quotes", and write \\" for a quote in it.'

/** What a writer has to do about an error that YAML found in a field. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text that contains ": " must be in "quotes".',
  MISSING_CHAR: 'A closing quote or bracket is missing. Put the whole text in "quotes".',
  TAB_AS_INDENT: 'This line begins with a tab. Remove it.',
  BAD_DQ_ESCAPE: 'A backslash means something else in "quotes". Write two of them for one.',
}
