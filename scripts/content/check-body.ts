import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { checkLink, checkPicture } from './check-links.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'
import type { MarkdownNode, MarkdownRoot } from './parse-markdown.ts'

/** Reports all that a page's body says but the site cannot or must not show. */
export function checkBody(tree: MarkdownRoot, file: string): Finding[] {
  const findings: Finding[] = []
  // The page's own heading is the first level.
  let depth = 1
  visit(tree, node => {
    const messages = node.type === 'heading' ? checkHeading(node, depth) : checkNode(node)
    if (node.type === 'heading') depth = node.depth
    const line = node.position?.start.line
    if (node.type === 'image' && /^https:/i.test(node.url))
      findings.push(noteOn(file, elsewhere, line))
    for (const message of messages) {
      if (message) findings.push(errorIn(file, message, line))
    }
  })
  return findings
}

const elsewhere =
  'The owner of this address learns who reads the page, which the privacy page denies. Save the picture beside the page.'

function checkHeading(node: MarkdownNode & { type: 'heading' }, previous: number): string[] {
  const messages = textOf(node).trim() ? [] : ['This heading is empty. Write its text after the #.']
  if (node.depth === 1) {
    const message =
      'The page has its heading already ("heading" in the front matter). Write ## here.'
    return [...messages, message]
  }
  if (node.depth <= previous + 1) return messages
  return [...messages, `This heading skips a level. Write ${'#'.repeat(previous + 1)} here.`]
}

function checkNode(node: MarkdownNode | MarkdownRoot): (string | null | false)[] {
  switch (node.type) {
    case 'html':
      // The opening tag has been reported.
      if (node.value.startsWith('</')) return []
      return [
        `HTML such as ${node.value.split(/\s/, 1)[0]} is not shown. Use Markdown; write \\< for <.`,
      ]
    case 'link':
      return [
        checkLink(node.url),
        !textOf(node).trim() && 'This link has no text. Write it between the brackets [ ].',
      ]
    case 'definition':
      return [checkLink(node.url)]
    case 'image':
      return [checkPicture(node.url), checkAlternative(node.alt)]
    case 'imageReference':
      return [checkAlternative(node.alt)]
    case 'footnoteDefinition':
      return ['Footnotes are not shown. Write the remark into the text, in brackets.']
    case 'listItem':
      return [
        typeof node.checked === 'boolean' &&
          'A list with boxes to tick is not shown. Remove the [ ] or [x].',
      ]
    default:
      return []
  }
}

const checkAlternative = (alternative: string | null | undefined): string | null =>
  alternative?.trim() ? null : 'This image has no text. Say between the brackets [ ] what it shows.'
