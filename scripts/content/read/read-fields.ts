import { isMap, isNode, isScalar, type Pair } from 'yaml'
import type { z } from 'zod'
import type { Report } from '../finding.ts'
import { checkWords, onlyWords } from '../rules/check-lines.ts'
import { nearestName } from '../rules/did-you-mean.ts'
import type { TextSource } from '../text-source.ts'
import { reportShape } from './check-shape.ts'
import { curlyQuote, readYaml } from './read-yaml.ts'

type YamlField = {
  value: unknown
  /** The value as a text in one line, '' for none. */
  text: string
}

type Fields = {
  /** Whether YAML could read the whole text. */
  isSound: boolean
  fields: Record<string, YamlField>
  /** The fields’ sources, in the file’s order. */
  texts: TextSource[]
}

/**
 * Reads flat YAML of this shape. Never throws: reports errors, and returns each field that YAML
 * could read. `missing` says what to do about a field that the shape requires.
 */
export function readFields(
  yaml: string,
  file: string,
  shape: z.ZodObject,
  report: Report,
  missing: (name: string) => string,
): Fields {
  const names = Object.keys(shape.shape)
  const read = readYaml(yaml, report)
  checkWords(onlyWords(yaml), report)
  if (read.isSound) {
    reportShape(read, shape, report, { namesAt: () => names, missing })
  }
  const fields: Record<string, YamlField> = {}
  const texts: TextSource[] = []
  const { contents } = read.document
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const typed = isScalar(key) ? `${key.value}` : ''
    const name = names.includes(typed) ? typed : nearestName(typed, names)
    if (!isScalar(key) || !name || name in fields) {
      continue
    }
    const line = read.lineOf([typed])
    const [start] = key.range ?? [0]
    const [valueStart = start, end = start] = (isNode(value) && value.range) || []
    const field = fieldOf(value, yaml.slice(valueStart, end))
    fields[name] = field
    const source = yaml.slice(start, end).trimEnd()
    texts.push({ file, line, key: name, source, start, end: start + source.length })
    if (isScalar(value) && value.type === 'QUOTE_DOUBLE' && hiddenEscape.test(source)) {
      report('A backslash has a special meaning in "quotes". Write \\\\ for a backslash.', line)
    } else if (isScalar(value) && (value.comment || value.anchor || value.tag)) {
      report('A #, & or ! removes a part of this text. Put the whole text in "quotes".', line)
    } else if (read.isSound && curlyQuote.test(field.text)) {
      report(`The page will show the curly quotes of "${name}". Remove them.`, line, 'note')
    }
  }
  return { isSound: read.isSound, fields, texts }
}

/** A backslash that turns a letter in double quotes into an invisible character, such as \\t or \\b. */
const hiddenEscape = /(?<!\\)(?:\\\\)*\\[0abefnrtv]/

function fieldOf(value: Pair<unknown, unknown>['value'], source: string): YamlField {
  if (!isScalar(value)) {
    // A text with ": " without quotes, for example.
    return { value, text: source.replace(/\n[\s\S]*/, '') }
  }
  const text = typeof value.value === 'string' ? value.value : (value.source ?? '')
  // A text in YAML can have several lines. No-break spaces stay.
  return { value: value.value, text: text.replace(/[ \t\n]+/g, ' ').trim() }
}
