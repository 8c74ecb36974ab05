import { isMap, isScalar, parseDocument } from 'yaml'
import { explainYamlError } from './explain-yaml-error.ts'

type ParsedField = {
  /** Null where the line names nothing. */
  key: string | null
  value: unknown
  /** What stands after the colon, as it was typed. */
  typed: string
  mistake: string | null
}

const shiftedLines =
  'The next lines are shifted, and so count as part of this one. Begin each name at the edge.'

/**
 * Reads one `key: value` of YAML. Where YAML cannot, or would drop a part of the text, it says
 * so in `mistake`, and the value is the text as it was typed.
 */
export function parseYamlField(text: string): ParsedField {
  const colon = /^\s*([\w-]+)\s*:/.exec(text)
  const typed = colon ? text.slice(colon[0].length).trim() : ''
  const asTyped = (mistake: string) => ({ key: colon?.[1] ?? null, value: typed, typed, mistake })

  const document = parseDocument(text, { prettyErrors: false })
  const [error] = [...document.errors, ...document.warnings]
  if (error) {
    const shifted = /\n\s+[\w-]+:(\s|$)/.test(text)
    return asTyped(shifted ? shiftedLines : explainYamlError(error.code))
  }
  const [field] = isMap(document.contents) ? document.contents.items : []
  if (!field || !isScalar(field.key))
    return asTyped('Write this line as "name: text", with a space after the colon.')

  const key = String(field.key.value)
  if (!isScalar(field.value)) return { key, value: {}, typed, mistake: null }
  if (field.value.comment ?? document.comment) {
    return asTyped('The words after # are not shown. Put the whole text in "quotes".')
  }
  // YAML takes the word after & as a name for the value.
  if (field.value.anchor) return asTyped('A text that begins with & must stand in "quotes".')
  return { key, value: field.value.value, typed, mistake: null }
}
