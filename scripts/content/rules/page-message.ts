import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'

/** A place in a page. Lines and columns are counted from 1. */
type Place = { line: number; column: number }

export function error(page: VFile, at: Nodes | Place, reason: string): void {
  page.message(reason, { place: placeOf(at) }).fatal = true
}

export function note(page: VFile, at: Nodes | Place, reason: string): void {
  page.message(reason, { place: placeOf(at) })
}

const placeOf = (at: Nodes | Place): Place | undefined => ('line' in at ? at : at.position?.start)

export const sourceOf = (page: VFile, { position }: Nodes): string =>
  `${page.value}`.slice(position?.start.offset, position?.end.offset)

/** A part of a node as it is typed, the groups of the pattern, and its place. */
type Match = { found: string; groups: string[]; place: Place }

export function matchesIn(page: VFile, node: Nodes, pattern: RegExp): Match[] {
  const source = sourceOf(page, node)
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return Array.from(source.matchAll(pattern), match => {
    const [found, ...groups] = match
    const above = source.slice(0, match.index).split('\n')
    const last = above.at(-1)?.length ?? 0
    const place = {
      line: line + above.length - 1,
      column: last + (above.length > 1 ? 1 : column),
    }
    return { found: found.trim(), groups, place }
  })
}
