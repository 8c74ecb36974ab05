import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { checkLink, checkPicture } from './check-links.ts'
import type { Report } from './finding.ts'
import type { MarkdownRoot } from './parse-markdown.ts'

/** An address that a page's text links to or shows a picture from. */
export type PageLink = { url: string; line: number; isImage: boolean }

/**
 * Returns a body's links. Reports what the site cannot or must not show, and notes slips that Markdown
 * accepts in silence.
 */
export function checkBody(tree: MarkdownRoot, source: string, reportAt: Report): PageLink[] {
  const links: PageLink[] = []
  // The page's own heading is the first level.
  let depth = 1
  visit(tree, node => {
    const { start, end } = node.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    const line = start?.line ?? 1
    const report = (message: string | null) => message && reportAt(message, line)
    for (const [message, pattern] of Object.entries(slips[node.type] ?? {}))
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const at = line + text.slice(0, index).split('\n').length - 1
        reportAt(
          message.replace('{found}', () => found.trim()),
          at,
          'note',
        )
      }
    if ('url' in node) links.push({ url: node.url, line, isImage: node.type === 'image' })
    switch (node.type) {
      case 'heading':
        if (!textOf(node).trim()) report('This heading is empty. Write its text after the #.')
        if (node.depth === 1)
          report('The page has its heading already ("heading" in the front matter). Write ## here.')
        else if (node.depth > depth + 1)
          report(`This heading skips a level. Write ${'#'.repeat(depth + 1)} here.`)
        depth = node.depth
        break
      case 'html': {
        const [tag = ''] = node.value.split(/\s/, 1)
        // The opening tag has been reported.
        if (!tag.startsWith('</'))
          report(`HTML such as ${tag} is not shown. Use Markdown; write \\< for <.`)
        break
      }
      case 'link':
      case 'definition':
        report(checkLink(node.url))
        if (node.type === 'link' && !textOf(node).trim())
          report('This link has no text. Write it between the brackets [ ].')
        break
      case 'image':
      case 'imageReference':
        if (node.type === 'image') report(checkPicture(node.url))
        if (!node.alt?.trim())
          report('This image has no text. Say between the brackets [ ] what it shows.')
        break
      case 'footnoteDefinition':
        report('Footnotes are not shown. Write the remark into the text, in brackets.')
        break
      case 'listItem':
        if (typeof node.checked === 'boolean')
          report('A list with boxes to tick is not shown. Remove the [ ] or [x].')
        break
      case 'text':
        for (const [found] of text.matchAll(/\{\w+\}/g))
          report(`${found} is shown as it stands. {month} works in "heading" alone.`)
        break
      default:
    }
  })
  return links
}

/** What Markdown takes for something else than its writer, by the kind of node that it makes of it. */
const slips: Record<string, Record<string, RegExp>> = {
  heading: {
    'The line of - below makes a heading of this text. Put an empty line between them.':
      /\n *-+\s*$/g,
  },
  code: {
    'Text behind a tab or four spaces shows as code. Begin it at the edge.': /^(?![`~])/g,
  },
  image: {
    'The owner of this address learns who reads the page, which the privacy page denies. Save the picture beside the page.':
      /\]\(<?https:/gi,
  },
  paragraph: {
    'Write a space after {found}: without it this is no heading.':
      /^ *(?:#{2,6}(?=[^ \t\n#])|#(?=\p{L}))/gmu,
    'Write - in place of {found}: without it this is no list.': /^ *[•●▪◦‣·]/gm,
    'Write a line |---|---| below the first line: without it this is no table.':
      /^(?:.*\|.*\n)+.*\|.*$/g,
  },
  text: {
    'Remove the space between ] and ( in {found}: it is no link yet.':
      /\[[^[\]]+\] +\((?:\/|#|https?:)[^()]*\)/g,
    'An address has no spaces: {found} is no link yet.':
      /\[[^[\]]+\]\([^()]*\s[^()]*\)|\[[^[\]]+\]\($/g,
    'No line says "[name]: address" for the name in {found}, so it is no link.':
      /\[[^[\]]+\]\[[^[\]]+\]/g,
  },
}
