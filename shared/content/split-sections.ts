import type { ContentNode } from './content-node.ts'

export type ContentSection = { heading: ContentNode[]; id: string; body: ContentNode[] }

/** Splits a page's body into its `##` sections (spec §2, §4), without the text above them. */
export function splitSections(nodes: readonly ContentNode[]): ContentSection[] {
  const sections: ContentSection[] = []
  for (const node of nodes) {
    if (typeof node !== 'string' && node.tag === 'h2') {
      sections.push({ heading: node.children ?? [], id: node.props?.id ?? '', body: [] })
    } else {
      sections.at(-1)?.body.push(node)
    }
  }
  return sections
}
