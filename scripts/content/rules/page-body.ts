import { fail } from 'node:assert'
import type { Nodes } from 'mdast'
import type { Finding, Report } from '../finding.ts'
import { shorten } from './shorten.ts'

/** The text of a page below its front matter, for the rules about it. */
export type PageBody = { file: string; source: string; report: Report }

/** A part of a node as it is typed, for messages, the groups of the pattern, and its line. */
type Match = { found: string; groups: string[]; line: number }

const reportAs =
  (kind: Finding['kind']) =>
  (page: PageBody, at: Nodes | Match, message: string): void =>
    page.report(message, 'line' in at ? at.line : placeOf(at).start.line, kind)

export const error = reportAs('error')
export const toDo = reportAs('to do')
export const note = reportAs('note')

/** Returns where a node is. The parser places all of its nodes. */
export const placeOf = ({ type, position }: Nodes): NonNullable<Nodes['position']> =>
  position ?? fail(`The parser has given a ${type} no place.`)

export function sourceOf(page: PageBody, node: Nodes): string {
  const { start, end } = placeOf(node)
  return page.source.slice(start.offset, end.offset)
}

/** Returns a node and the nodes in it, in the order of the source. */
export function nodesIn(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesIn)] : [node]
}

/** Returns what matches a pattern. A backslash before a match makes it plain characters. */
export function matchesIn(page: PageBody, node: Nodes, pattern: RegExp): Match[] {
  const source = sourceOf(page, node)
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

/** Returns whether an odd number of backslashes precedes a character. */
export function isEscaped(source: string, at: number): boolean {
  let first = at
  while (source[first - 1] === '\\') {
    first -= 1
  }
  return (at - first) % 2 === 1
}
