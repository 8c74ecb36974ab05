import type { MarkdownNode, MarkdownRoot } from './markdown-processor.ts'

/** Every node below a page's root, in the order of the text. */
export function* walkMarkdown(parent: MarkdownRoot | MarkdownNode): Generator<MarkdownNode> {
  if (!('children' in parent)) return
  for (const node of parent.children) {
    yield node
    yield* walkMarkdown(node)
  }
}
