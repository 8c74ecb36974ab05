import { type ErrorCode, isMap, isScalar, parseDocument } from 'yaml'
import { didYouMean, nearestName } from '../check/did-you-mean.ts'
import type { Report } from '../finding.ts'
import type { TextSource } from '../text-source.ts'

/** A value, and the same as a text in one line, '' without any. */
export type YamlField = { value: unknown; text: string }

/** A line without indent and the indented lines below it, also after comments. */
const fieldPattern = /^(?!#|[ \t]*$).*(?:(?:\n#.*|\n[ \t]*)*\n[ \t]+\S.*)*/gm

/** Reads flat YAML: its fields by name, and their sources. Never throws, but reports mistakes. */
export function readYamlFields(
  yaml: string,
  file: string,
  report: Report,
  names: readonly string[],
  faultOf: (name: string, field: YamlField) => string | null,
) {
  const fields: Record<string, YamlField> = {}
  const texts: TextSource[] = []
  // Each field separately, because a mistake would otherwise swallow the lines after it.
  for (const { 0: found, index: start } of yaml.matchAll(fieldPattern)) {
    const source = found.trimEnd()
    const line = yaml.slice(0, start).split('\n').length
    const { name, mistake, ...field } = parseField(source.replace(/^#.*\n/gm, ''))
    const known = names.includes(name) ? name : nearestName(name, names)
    const first = texts.find(text => text.name === known)
    const [marked] = markdown.exec(field.text) ?? []
    const fault =
      mistake ||
      (known !== name && `There is no "${name}" here. ${didYouMean(name, names)}`) ||
      (first && `"${name}" is already on line ${first.line}. Keep one of the two.`) ||
      faultOf(name, field) ||
      (marked &&
        `"${name}" is shown as it is typed. Write ${marked} without the signs of Markdown.`)
    if (fault) {
      report(fault, line)
    }
    if (!known || first) {
      continue
    }
    fields[known] = field
    texts.push({ file, line, name: known, source, start, end: start + source.length })
  }
  return { fields, texts }
}

/** Markdown in one line, such as **bold**, even if it is not closed. */
const markdown =
  /\S*(\*\*|__|~~|`)(?:.+?\1|\S*)|(?<![\w*])[*_](?=\S)[^*_]+[*_](?![\w*])|\[[^[\]]+\]\((?:[^()]*\)|\S*)/

/** Returns a field, and what YAML cannot read in it. A line without a name has the name ''. */
function parseField(source: string) {
  const [begin = '', name = ''] = /^\s*([\w-]+)\s*:/.exec(source) ?? []
  const typed = name && source.slice(begin.length).trim()
  const document = parseDocument(source, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  const [field] = isMap(document.contents) ? document.contents.items : []
  const scalar = isScalar(field?.value) ? field.value : null
  const isIndented = /\n\s+[\w-]+:(\s|$)/.test(source)
  const mistake =
    (error && (isIndented ? indented : (remedies[error.code] ?? unread))) ||
    (!field && 'Write this line as "name: text", with a space after the colon.') ||
    (scalar && (scalar.comment ?? document.comment) && unshown) ||
    // YAML reads the word after & as a name for the value.
    (scalar?.anchor && 'A text that begins with & must be in "quotes".')
  const value = mistake ? typed : scalar ? scalar.value : {}
  // YAML lets a text run over several lines. A no-break space stays one.
  const text = (typeof value === 'string' ? value : typed).replace(/[ \t\n]+/g, ' ').trim()
  return { name, value, text, mistake }
}

const indented =
  'The next lines are indented, so they are part of this one. Begin each name without a space.'
const unread =
  'This text cannot be read. Put all of it in "quotes", and write \\" for a quote in it.'
const unshown = 'The words after # are not shown. Put the whole text in "quotes".'

/** What an editor has to do about an error in a field. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text that contains ": " must be in "quotes".',
  MISSING_CHAR: 'A closing quote or bracket is missing. Put the whole text in "quotes".',
  TAB_AS_INDENT: 'This line begins with a tab. Remove it.',
  BAD_DQ_ESCAPE: 'A backslash has a special meaning in "quotes". Write two for one.',
}
