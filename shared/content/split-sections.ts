import type { ContentNode } from './content-node.ts'

export type ContentSection = { heading: ContentNode[]; id: string; body: ContentNode[] }

/**
 * Splits a page's body into its `##` sections, for the accordion of questions (spec 2 and 4).
 * Leaves out what is above the first `##`.
 */
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
