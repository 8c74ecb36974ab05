import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import type { ContentPlace } from '../content-files.ts'

/** The body of a page, while rules check it and collect what is in it. */
export type Body = {
  file: VFile
  place: ContentPlace
  links: PlacedAddress[]
  /** The pictures next to the page, by their paths from the root of the repository. */
  pictures: PlacedPath[]
  /** The ids of the headings, which links can name. */
  anchors: string[]
  words: PlacedWords[]
}

export type PlacedAddress = { address: string; line: number }
type PlacedPath = { path: string; line: number }

/** Words as pages show them: a field, a label, a paragraph, a heading, the cell of a table. */
export type PlacedWords = {
  words: string
  line: number
  /** The name of the field or label. What is in a body has none. */
  key?: string
}

/** The nodes of Markdown by type. */
type NodeTypes = { [Each in Nodes as Each['type']]: Each }

/** What a rule does at the nodes of each type. */
type Visitors = { [Type in keyof NodeTypes]?: (node: NodeTypes[Type]) => void }

/**
 * A rule about bodies. It reports to the file, and may collect, or change the tree. `end` follows
 * the last node.
 */
export type Rule = (body: Body) => Visitors & { end?: () => void }

/** Applies all rules in one walk over the tree. */
export function applyRules(rules: readonly Rule[], tree: Nodes, body: Body): void {
  const visitors = rules.map(rule => rule(body))
  visit(tree.type, tree, visitors)
  for (const { end } of visitors) {
    end?.()
  }
}

function visit<Type extends keyof NodeTypes>(
  type: Type,
  node: NodeTypes[Type],
  visitors: readonly Visitors[],
): void {
  for (const visitor of visitors) {
    visitor[type]?.(node)
  }
  if ('children' in node) {
    for (const child of node.children) {
      visit(child.type, child, visitors)
    }
  }
}

/** Returns where a node begins and ends in its file, and its line. */
export function positionOf({ type, position }: Nodes): {
  start: number
  end: number
  line: number
} {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) {
    throw new TypeError(`The parser has given a ${type} no position.`)
  }
  return { start: start.offset, end: end.offset, line: start.line }
}

export function sourceOf(file: VFile, node: Nodes): string {
  const { start, end } = positionOf(node)
  return `${file.value}`.slice(start, end)
}
