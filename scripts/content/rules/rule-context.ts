import { fail } from 'node:assert'
import type { Nodes, Parents } from 'mdast'
import type { Finding, Report } from '../finding.ts'
import { shorten } from './shorten.ts'

/** What each rule about a body receives in addition to a node. */
export type RuleContext = {
  file: string
  bodySource: string
  report: Report
  /** Whether the node is in a link. */
  isInLink?: boolean
}

/** What a pattern matches in the source of a node. */
type Match = {
  /** As it is typed, shortened for messages. */
  found: string
  groups: string[]
  line: number
}

const reportAs =
  (kind: Finding['kind']) =>
  ({ report }: RuleContext, place: Nodes | Match, message: string): void =>
    report(message, 'line' in place ? place.line : placeOf(place).start.line, kind)

export const error = reportAs('error')
export const toDo = reportAs('to do')
export const note = reportAs('note')

/** The parser gives a place to all nodes except those of `placedChildren`. */
export const placeOf = ({ type, position }: Nodes): NonNullable<Nodes['position']> =>
  position ?? fail(`The parser has given a ${type} no place.`)

export function sourceOf(context: RuleContext, node: Nodes): string {
  const { start, end } = placeOf(node)
  return context.bodySource.slice(start.offset, end.offset)
}

/** Lists a node and the nodes in it, in the order of the source. */
export function nodesIn(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node]
}

/** How many characters mark each end of a text. */
const markWidths: Partial<Record<Nodes['type'], number>> = { emphasis: 1, strong: 2, delete: 2 }

/**
 * Lists the children of a node as they are typed. After parsing, remark-gfm splits a text at each
 * address that it links, such as "www.example.com" in quotes, and its parts have no position.
 */
export function placedChildren(parent: Parents, { bodySource }: RuleContext): Nodes[] {
  const { start, end } = placeOf(parent)
  const width = markWidths[parent.type] ?? 0
  return parent.children.flatMap((child, at, siblings): Nodes[] => {
    if (child.position) {
      return [child]
    }
    const before = siblings[at - 1]
    if (before && !before.position) {
      return []
    }
    const after = siblings.slice(at).find(({ position }) => position)
    const position = {
      start: before?.position?.end ?? { ...start, offset: (start.offset ?? 0) + width },
      end: after?.position?.start ?? { ...end, offset: (end.offset ?? 0) - width },
    }
    const value = bodySource.slice(position.start.offset, position.end.offset)
    return [{ type: 'text', value, position }]
  })
}

/** Leaves out a match after a backslash, which makes the match plain characters. */
export function matchesIn(context: RuleContext, node: Nodes, pattern: RegExp): Match[] {
  const source = sourceOf(context, node)
  // Most texts match nothing, and `matchAll` copies the pattern.
  if (source.search(pattern) < 0) {
    return []
  }
  const { line } = placeOf(node).start
  const matches = Array.from(source.matchAll(pattern))
  return matches.flatMap(match => {
    const [found, ...groups] = match
    if (isEscaped(source, match.index)) {
      return []
    }
    const above = source.slice(0, match.index).split('\n').length - 1
    return { found: shorten(found), groups, line: line + above }
  })
}

/** An odd number of backslashes escapes the next character. */
export function isEscaped(source: string, at: number): boolean {
  let first = at
  while (source[first - 1] === '\\') {
    first -= 1
  }
  return (at - first) % 2 === 1
}
