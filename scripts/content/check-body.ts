import { checkImage } from './check-image.ts'
import { checkLink } from './check-link.ts'
import type { ContentProblem } from './content-problem.ts'
import type { MarkdownNode, MarkdownRoot } from './markdown-processor.ts'
import { walkMarkdown } from './walk-markdown.ts'

/** All that a page's body says but the site cannot or must not show. */
export function checkBody(tree: MarkdownRoot, file: string): ContentProblem[] {
  const problems: ContentProblem[] = []
  // The page's own heading is the first level.
  let depth = 1
  for (const node of walkMarkdown(tree)) {
    const line = node.position?.start.line ?? 1
    const messages = [
      ...checkNode(node),
      ...(node.type === 'heading' ? checkDepth(node.depth, depth) : []),
    ]
    for (const message of messages) problems.push({ file, line, message })
    if (node.type === 'heading') depth = node.depth
  }
  return problems
}

function checkDepth(depth: number, previous: number): string[] {
  if (depth === 1) {
    return ['The page has its heading already ("heading" in the front matter). Write ## here.']
  }
  if (depth <= previous + 1) return []
  return [`This heading skips a level. Write ${'#'.repeat(previous + 1)} here.`]
}

function checkNode(node: MarkdownNode): string[] {
  switch (node.type) {
    case 'html':
      // The opening tag has been reported.
      if (node.value.startsWith('</')) return []
      return [`HTML such as ${firstWord(node.value)} is not shown. Use Markdown; write \\< for <.`]
    case 'heading':
      return hasText(node) ? [] : ['This heading is empty. Write its text after the #.']
    case 'link':
      return [
        ...present(checkLink(node.url)),
        ...(hasText(node) ? [] : ['This link has no text. Write it between the brackets [ ].']),
      ]
    case 'definition':
      return present(checkLink(node.url))
    case 'image':
      return [...present(checkImage(node.url)), ...checkAlternative(node.alt)]
    case 'imageReference':
      return checkAlternative(node.alt)
    case 'footnoteDefinition':
      return ['Footnotes are not shown. Write the remark into the text, in brackets.']
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? ['A list with boxes to tick is not shown. Remove the [ ] or [x].']
        : []
    default:
      return []
  }
}

function checkAlternative(alternative: string | null | undefined): string[] {
  if (alternative?.trim()) return []
  return ['This image has no text. Say between the brackets [ ] what it shows.']
}

function hasText(parent: MarkdownNode): boolean {
  for (const node of walkMarkdown(parent)) {
    if ('value' in node && node.value.trim() !== '') return true
    if ('alt' in node && node.alt) return true
  }
  return false
}

function present(message: string | null): string[] {
  return message === null ? [] : [message]
}

function firstWord(html: string): string {
  return html.split(/\s/, 1)[0] ?? ''
}
