import type { ContentNode } from '../../shared/content/content-node.ts'

/** The names of the places in a text that a link can lead to: its headings' ids. */
export function findAnchors(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return []
    const inner = findAnchors(node.children ?? [])
    return node.props?.id ? [node.props.id, ...inner] : inner
  })
}
