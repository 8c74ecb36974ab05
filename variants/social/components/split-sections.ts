import type { ContentNode } from '../../../shared/content/content-node.ts'

type ContentSection = { heading: ContentNode[]; id: string; body: ContentNode[] }

/** Splits the body of the questions into its `##` sections, without the text above them. */
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
