import type { MarkdownRoot } from './markdown-processor.ts'
import { walkMarkdown } from './walk-markdown.ts'

export type PageLink = { url: string; line: number; isImage: boolean }

/** The addresses that a page's text links to or shows pictures from, with their lines. */
export function findLinks(tree: MarkdownRoot): PageLink[] {
  const links: PageLink[] = []
  for (const node of walkMarkdown(tree)) {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') continue
    const line = node.position?.start.line ?? 1
    links.push({ url: node.url, line, isImage: node.type === 'image' })
  }
  return links
}
