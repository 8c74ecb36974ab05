import { type ErrorCode, isMap, isScalar, parseDocument } from 'yaml'
import type { TextSource } from '../edit/page/news.ts'
import { didYouMean, nearestName } from './did-you-mean.ts'
import type { Report } from './finding.ts'

/** What stands behind a name. What YAML could not make out is taken as it was typed. */
export type YamlField = {
  value: unknown
  typed: string
  /** The value as a text in one line, '' where nothing stands there. */
  text: string
  /** Whether a mistake in it has been reported. */
  isFaulty: boolean
  line: number
}

/** The fields of a file by name, in their order, and where each of them stands. */
type YamlFields = { fields: Map<string, YamlField>; texts: TextSource[] }

/** A line that begins at the edge, and the shifted lines below it; comments between them too. */
const fieldPattern = /^(?!#|[ \t]*$).*(?:(?:\n#.*|\n[ \t]*)*\n[ \t]+\S.*)*/gm

/**
 * Reads a file's flat YAML, as in front matter and labels. Never throws: reports mistakes by line, and
 * takes a misspelt name for the known one. Each field is parsed by itself, because YAML as a whole
 * takes the lines after a mistake for a part of it.
 */
export function readYamlFields(
  yaml: string,
  file: string,
  known: readonly string[],
  report: Report,
): YamlFields {
  const fields = new Map<string, YamlField>()
  const texts: TextSource[] = []
  for (const { 0: found, index: start } of yaml.matchAll(fieldPattern)) {
    const source = found.trimEnd()
    const line = yaml.slice(0, start).split('\n').length
    const { name, value, typed, mistake } = parseField(source.replace(/^#.*\n/gm, ''))
    const key = known.includes(name) ? name : nearestName(name, known)
    const first = fields.get(key ?? '')
    if (mistake) report(mistake, line)
    else if (key !== name) report(`There is no "${name}" here. ${didYouMean(name, known)}`, line)
    else if (first)
      report(`"${name}" stands on line ${first.line} already. Keep one of the two.`, line)
    if (!key || first) continue
    // YAML lets a text run over several lines. A no-break space stays one.
    const text = (typeof value === 'string' ? value : typed).replace(/[ \t\n]+/g, ' ').trim()
    fields.set(key, { value, typed, text, isFaulty: mistake !== '', line })
    texts.push({ file, line, name: key, source, start, end: start + source.length })
  }
  return { fields, texts }
}

/** Returns a field with what is wrong with it; a line that names nothing has the name ''. */
function parseField(source: string) {
  const [begin = '', name = ''] = /^\s*([\w-]+)\s*:/.exec(source) ?? []
  const typed = name && source.slice(begin.length).trim()
  const asTyped = (mistake: string) => ({ name, value: typed, typed, mistake })

  const document = parseDocument(source, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error)
    return asTyped(/\n\s+[\w-]+:(\s|$)/.test(source) ? shifted : (remedies[error.code] ?? unread))
  const [field] = isMap(document.contents) ? document.contents.items : []
  if (!field) return asTyped('Write this line as "name: text", with a space after the colon.')
  const { value } = field
  if (!isScalar(value)) return { name, value: {}, typed, mistake: '' }
  if (value.comment ?? document.comment)
    return asTyped('The words after # are not shown. Put the whole text in "quotes".')
  // YAML takes the word after & as a name for the value.
  if (value.anchor) return asTyped('A text that begins with & must stand in "quotes".')
  return { name, value: value.value, typed, mistake: '' }
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
