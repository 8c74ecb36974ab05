import type { Root } from 'mdast'
import { nodesIn, note, type PageBody } from './page-body.ts'

/** Notes lines "[name]: address" whose name is taken, or whose address no link uses. */
export function definitions(tree: Root, page: PageBody): void {
  const nodes = nodesIn(tree)
  const used = new Set(
    nodes.flatMap(node =>
      node.type === 'linkReference' || node.type === 'imageReference' ? node.identifier : [],
    ),
  )
  const taken = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'definition') {
      continue
    }
    if (taken.has(node.identifier)) {
      note(page, node, 'This name of an address is already above. Choose another name.')
    } else if (!used.has(node.identifier)) {
      note(page, node, 'No link uses this address, so pages do not show it. Delete the line.')
    }
    taken.add(node.identifier)
  }
}
