import type { VFile } from 'vfile'
import { isMap, isNode, isScalar, type Pair } from 'yaml'
import type { z } from 'zod'
import { error } from '../finding.ts'
import { nearestName } from '../rules/did-you-mean.ts'
import { checkFields } from '../rules/patterns.ts'
import type { PlacedWords } from '../rules/rule.ts'
import { reportShape } from './check-shape.ts'
import { readYaml } from './read-yaml.ts'

type YamlField = {
  value: unknown
  /** The value as a text in one line, '' for none. */
  text: string
}

type Fields = {
  /** Whether YAML could read the whole text. */
  isSound: boolean
  fields: Record<string, YamlField>
  /** The fields’ texts, in the file’s order. */
  words: PlacedWords[]
}

/**
 * Reads flat YAML of this shape. Never throws: reports errors, and returns each field that YAML
 * could read. `missing` says what to do about a field that the shape requires.
 */
export function readFields(
  yaml: string,
  file: VFile,
  shape: z.ZodObject,
  missing: (name: string) => string,
): Fields {
  const names = Object.keys(shape.shape)
  const read = readYaml(yaml, file)
  checkFields(yaml, file)
  if (read.isSound) {
    reportShape(read, shape, file, { namesAt: () => names, missing })
  }
  const fields: Record<string, YamlField> = {}
  const words: PlacedWords[] = []
  const { contents } = read.document
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    const typed = isScalar(key) ? `${key.value}` : ''
    const name = names.includes(typed) ? typed : nearestName(typed, names)
    if (!isScalar(key) || !name || name in fields) {
      continue
    }
    const point = read.pointOf([typed])
    const [start = 0, end = start] = (isNode(value) && value.range) || []
    const source = yaml.slice(start, end)
    const field = fieldOf(value, source)
    fields[name] = field
    words.push({ words: field.text, line: point.line, key: name })
    if (isScalar(value) && value.type === 'QUOTE_DOUBLE' && hiddenEscape.test(source)) {
      const remedy = 'Write \\\\ for a backslash.'
      error(file, `A backslash has a special meaning in "quotes". ${remedy}`, point)
    } else if (isScalar(value) && (value.comment || value.anchor || value.tag)) {
      const remedy = 'Put the whole text in "quotes".'
      error(file, `A #, & or ! removes a part of this text. ${remedy}`, point)
    }
  }
  return { isSound: read.isSound, fields, words }
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
