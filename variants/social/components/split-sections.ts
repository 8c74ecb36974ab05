import type { ContentNode } from '../../../shared/content/content-node.ts'

type ContentSection = { heading: ContentNode[]; id: string; body: ContentNode[] }

/** Splits the body of the questions into its `##` sections, without the text above them. */
export function splitSections(body: readonly ContentNode[]): ContentSection[] {
  const sections: ContentSection[] = []
  for (const block of body) {
    if (typeof block !== 'string' && block.tag === 'h2') {
      sections.push({ heading: block.children ?? [], id: block.props?.id ?? '', body: [] })
    } else {
      sections.at(-1)?.body.push(block)
    }
  }
  return sections
}
