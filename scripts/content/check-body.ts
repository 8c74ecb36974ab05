import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { checkLink, checkPicture } from './check-links.ts'
import { errorIn, type Finding, noteOn } from './finding.ts'
import type { MarkdownRoot } from './parse-markdown.ts'

/**
 * Reports what a page's body says but the site cannot or must not show, and notes what Markdown lets
 * through without a word, but a reader would stumble over.
 */
export function checkBody(tree: MarkdownRoot, source: string, file: string): Finding[] {
  const findings: Finding[] = []
  // The page's own heading is the first level.
  let depth = 1
  visit(tree, node => {
    const { start, end } = node.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    const lineOf = (at: number) => (start?.line ?? 1) + text.slice(0, at).split('\n').length - 1
    const report = (message: string | null, at = 0) =>
      message && findings.push(errorIn(file, message, lineOf(at)))
    const note = (message: string, at = 0) => findings.push(noteOn(file, message, lineOf(at)))
    switch (node.type) {
      case 'heading':
        if (!textOf(node).trim()) report('This heading is empty. Write its text after the #.')
        if (node.depth === 1)
          report('The page has its heading already ("heading" in the front matter). Write ## here.')
        else if (node.depth > depth + 1)
          report(`This heading skips a level. Write ${'#'.repeat(depth + 1)} here.`)
        if (/\n *-+\s*$/.test(text))
          note('The line of - below makes a heading of this text. Put an empty line between them.')
        depth = node.depth
        break
      case 'html':
        // The opening tag has been reported.
        if (!node.value.startsWith('</'))
          report(
            `HTML such as ${node.value.split(/\s/, 1)[0]} is not shown. Use Markdown; write \\< for <.`,
          )
        break
      case 'link':
        report(checkLink(node.url))
        if (!textOf(node).trim())
          report('This link has no text. Write it between the brackets [ ].')
        break
      case 'definition':
        report(checkLink(node.url))
        break
      case 'image':
      case 'imageReference':
        if (node.type === 'image') report(checkPicture(node.url))
        if (!node.alt?.trim())
          report('This image has no text. Say between the brackets [ ] what it shows.')
        if (node.type === 'image' && /^https:/i.test(node.url)) note(elsewhere)
        break
      case 'footnoteDefinition':
        report('Footnotes are not shown. Write the remark into the text, in brackets.')
        break
      case 'listItem':
        if (typeof node.checked === 'boolean')
          report('A list with boxes to tick is not shown. Remove the [ ] or [x].')
        break
      case 'code':
        if (!/^[`~]/.test(text))
          note('Text behind a tab or four spaces shows as code. Begin it at the edge.')
        break
      case 'paragraph': {
        for (const { 0: found, index } of text.matchAll(/^ *(?:#{2,6}[^ \t\n#]|#\p{L})/gmu))
          note(
            `Write a space after ${found.trimStart().slice(0, -1)}: without it this is no heading.`,
            index,
          )
        for (const { 0: found, index } of text.matchAll(/^ *[•●▪◦‣·]/gm))
          note(`Write - in place of ${found.trim()}: without it this is no list.`, index)
        const lines = text.split('\n')
        if (lines.length > 1 && lines.every(line => /\S *\||^ *\|/.test(line)))
          note('Write a line |---|---| below the first line: without it this is no table.')
        break
      }
      case 'text':
        for (const { pattern, say } of linkSlips)
          for (const { 0: found, index } of text.matchAll(pattern)) note(say(found), index)
        for (const { 0: found, index } of text.matchAll(/\{\w+\}/g))
          report(`${found} is shown as it stands. {month} works in "heading" alone.`, index)
        break
      default:
    }
  })
  return findings
}

const elsewhere =
  'The owner of this address learns who reads the page, which the privacy page denies. Save the picture beside the page.'

/** What text looks like that was meant for a link. */
const linkSlips: { pattern: RegExp; say: (found: string) => string }[] = [
  {
    pattern: /\[[^[\]]+\] +\((?:\/|#|https?:)[^()]*\)/g,
    say: found => `Remove the space between ] and ( in ${found}: it is no link yet.`,
  },
  {
    pattern: /\[[^[\]]+\]\([^()]*\s[^()]*\)|\[[^[\]]+\]\($/g,
    say: found => `An address has no spaces: ${found} is no link yet.`,
  },
  {
    pattern: /\[[^[\]]+\]\[[^[\]]+\]/g,
    say: found => `No line says [${found.split('[')[2]}: address, so ${found} is no link.`,
  },
]
