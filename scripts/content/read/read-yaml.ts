import type { VFile } from 'vfile'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { error, type Point } from '../finding.ts'

export type YamlFile = {
  document: Document.Parsed
  /** Whether YAML could read the whole document. If not, other errors cannot be found. */
  isSound: boolean
  /** Finds the beginning of a field, or of the nearest one around it that exists. */
  pointOf(path: readonly PropertyKey[]): Point
}

/** Parses YAML, which begins where the file does. Never throws: reports one error per line. */
export function readYaml(yaml: string, file: VFile): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const pointAt = (offset: number): Point => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const mistakes = syntaxMistakes(document, yaml)
  const reported = new Set<number>()
  for (const { offset, code } of mistakes) {
    const point = pointAt(offset)
    if (!reported.has(point.line)) {
      reported.add(point.line)
      error(file, remedyFor(code, yaml.split('\n')[point.line - 1] ?? ''), point)
    }
  }
  return {
    document,
    isSound: mistakes.length === 0,
    pointOf: path => pointAt(offsetOf(document, path)),
  }
}

type SyntaxMistake = { offset: number; code: string }

function syntaxMistakes(document: Document.Parsed, yaml: string): SyntaxMistake[] {
  const { contents, errors, warnings } = document
  const mistakes = [...errors, ...warnings].map(({ code, pos: [offset] }): SyntaxMistake => {
    const isUnclosed = code === 'MISSING_CHAR'
    // YAML misses an unclosed quote only at the end of the document.
    return { code, offset: isUnclosed ? beginOfField(document, offset) : offset }
  })
  // YAML takes a text that begins with * for a reference to another value.
  visit(document, {
    Alias: (_, { range }) => void mistakes.push({ code: 'ALIAS', offset: range?.[0] ?? 0 }),
  })
  if (contents && !isMap(contents)) {
    mistakes.push({ code: 'NO_NAMES', offset: yaml.search(/\S/) })
  }
  return mistakes
}

function beginOfField({ contents }: Document.Parsed, offset: number): number {
  const fields = isMap(contents) ? contents.items : []
  const starts = fields.flatMap(({ key }) => (isScalar(key) ? (key.range?.[0] ?? []) : []))
  return starts.findLast(start => start <= offset) ?? offset
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  const above = path.slice(0, -1)
  const parent = document.getIn(above, true)
  const fields = isMap(parent) ? parent.items : []
  const field = fields.find(({ key }) => isScalar(key) && key.value === path.at(-1))
  const node = field?.key ?? document.getIn(path, true)
  if (isNode(node)) {
    return node.range?.[0] ?? 0
  }
  return above.length > 0 ? offsetOf(document, above) : 0
}

function remedyFor(code: string, line: string): string {
  if (code === 'TAB_AS_INDENT') {
    return 'This line begins with a tab. Remove it.'
  }
  const [field, name, text = ''] = /^\s*(?:- )?([\w-]+):(?:[ \t]+(.*))?$/.exec(line) ?? []
  if (field === undefined) {
    return 'Write this line as "name: text", with an ordinary space after the colon.'
  }
  if (code === 'DUPLICATE_KEY') {
    return `"${name}" is already above. Keep one of the two.`
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return /:(\s|$)/.test(text)
      ? 'A text that contains ": " must be in straight "quotes".'
      : 'The next line is indented, so it is part of this one. Begin each name without a space.'
  }
  if (code === 'MISSING_CHAR') {
    return 'A closing quote or bracket is missing. Put the whole text in "quotes".'
  }
  if (code === 'BAD_DQ_ESCAPE') {
    return 'A backslash has a special meaning in "quotes". Write \\\\ for a backslash.'
  }
  return 'This text cannot be read. Put all of it in "quotes", and write \\" for a quote in it.'
}
