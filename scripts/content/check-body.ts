import { posix } from 'node:path'
import { visit } from 'unist-util-visit'
import { isPictureName } from './content-files.ts'
import { type Report, reportFound } from './finding.ts'
import type { MarkdownRoot } from './markdown-processor.ts'

/** The address of a link, or the path of a picture beside the page, and the line that names it. */
export type PageLink = { address: string; line: number }

/**
 * Returns a body's links, and the pictures that stand beside the page. Takes addresses away that are
 * not allowed. Reports what the site cannot or must not show, and notes slips that Markdown accepts in
 * silence.
 */
export function checkBody(tree: MarkdownRoot, source: string, file: string, report: Report) {
  const links: PageLink[] = []
  const pictures: PageLink[] = []
  // The page's own heading is the first level.
  let level = 1
  visit(tree, node => {
    const { start, end } = node.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    const line = start?.line ?? 1
    for (const kind of ['error', 'note'] as const)
      reportFound(faults[kind][node.type] ?? {}, text, report, kind, line)
    let problem: string | null = null
    if (node.type === 'heading') {
      if (node.depth === 1)
        problem = 'The page has its heading already ("heading" in the front matter). Write ## here.'
      else if (node.depth > level + 1)
        problem = `This heading skips a level. Write ${'#'.repeat(level + 1)} here.`
      level = node.depth
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({ address: node.url, line })
      problem = checkLink(node.url)
      if (problem) node.url = ''
    } else if (node.type === 'image') {
      const path = picturePath(node.url, file)
      const isWeb = /^https:\/\//i.test(node.url)
      if (path) pictures.push({ address: path, line })
      else if (!isWeb)
        problem = `The picture "${node.url}" cannot be shown. Save it beside the page as JPG, PNG, WebP or SVG, and write its name.`
      const src = path
        ? { src: path }
        : { src: isWeb ? node.url : '', referrerPolicy: 'no-referrer' }
      node.data = { hProperties: { loading: 'lazy', decoding: 'async', ...src } }
    } else if (node.type === 'imageReference') node.data = { hProperties: { src: '' } }
    if (problem) report(problem, line)
  })
  return { links, pictures }
}

/** Returns what is wrong with a link's address, or null. No other kinds of address are allowed. */
function checkLink(address: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address)) return null
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  const remedy = /^([a-z][a-z0-9+.-]*:|\/|www\.)/i.test(address)
    ? 'Begin it with https:// or mailto:.'
    : `For a page of this site write "/${path}".`
  return `The link "${address}" leads nowhere. ${remedy}`
}

/** Returns the path of a picture that stands beside a page, or beside its twin in a language. */
function picturePath(address: string, page: string): string | null {
  const [, folder = '.', name] = /^(?:\.\/)?(\.\.\/[a-z]{2}\/)?([^/:]+)$/.exec(address) ?? []
  if (!name || !isPictureName(name)) return null
  return posix.join(posix.dirname(page), folder, name.replaceAll('%20', ' '))
}

/** What a writer did not mean, by the kind of node that Markdown makes of it. */
const faults: Record<'error' | 'note', Record<string, Record<string, RegExp>>> = {
  error: {
    heading: { 'This heading is empty. Write its text after the #.': /^#+[\s#]*$/g },
    html: {
      'HTML like {found} is not shown. Use Markdown; write \\< for <.': /^\s*<(?!\/)\S+/g,
    },
    link: { 'This link has no text. Write it between the brackets [ ].': /^\[\s*\]/g },
    image: {
      'This image has no text. Say between the brackets [ ] what it shows.': /^!\[\s*\]/g,
    },
    imageReference: { 'Write the address of the picture behind its text, in brackets.': /^/g },
    footnoteDefinition: {
      'Footnotes are not shown. Write the remark into the text, in brackets.': /^/g,
    },
    listItem: {
      'A list with boxes to tick is not shown. Remove the [ ] or [x].': /^\S+\s+\[[ x]\]\s/gi,
    },
    text: { '{found} is shown as it stands. {month} works in "heading" alone.': /\{\w+\}/g },
  },
  note: {
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
  },
}
