import { posix } from 'node:path'
import { visit } from 'unist-util-visit'
import { isPictureName } from '../content-files.ts'
import { type Report, reportFound } from '../finding.ts'
import type { MarkdownRoot } from '../read/markdown-nodes.ts'
import { isOneOf, variantTables } from '../variant-tables.ts'

/** The address of a link, or the path of a picture, and the line that names it. */
export type PageLink = { address: string; line: number }

/** Reports mistakes in a body and removes bad addresses. Returns its links and the page's pictures. */
export function checkBody(tree: MarkdownRoot, source: string, file: string, report: Report) {
  const links: PageLink[] = []
  const pictures: PageLink[] = []
  const [first] = tree.children
  if (first) {
    const { withoutBody, parts } = variantTables.social
    const line = first.position?.start.line
    if (isOneOf(file, 'social', withoutBody)) {
      report(noBody, line, 'note')
    } else if (isOneOf(file, 'social', parts) && !(first.type === 'heading' && first.depth === 2)) {
      report(noQuestion, line, 'note')
    }
  }
  // The page's own heading is the first level.
  let level = 1
  visit(tree, node => {
    const { start, end } = node.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    const line = start?.line ?? 1
    for (const kind of ['error', 'note'] as const) {
      reportFound(faults[kind][node.type] ?? {}, text, report, kind, line)
    }
    if (node.type === 'heading') {
      if (node.depth === 1) {
        report(secondHeading, line)
      } else if (node.depth > level + 1) {
        report(`This heading skips a level. Write ${'#'.repeat(level + 1)} here.`, line)
      }
      level = node.depth
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({ address: node.url, line })
      if (/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(node.url)) {
        return
      }
      const remedy = remedyFor(node.url)
      report(`The link "${node.url}" does not point to a page or a web address. ${remedy}`, line)
      node.url = ''
    } else if (node.type === 'image') {
      const path = picturePath(node.url, file)
      const isWeb = /^https:\/\//i.test(node.url)
      if (path) {
        pictures.push({ address: path, line })
      } else if (!isWeb) {
        report(`The picture "${node.url}" cannot be shown. ${savePicture}`, line)
      }
      const src = path
        ? { src: path }
        : { src: isWeb ? node.url : '', referrerPolicy: 'no-referrer' }
      node.data = { hProperties: { loading: 'lazy', decoding: 'async', ...src } }
    } else if (node.type === 'imageReference') {
      node.data = { hProperties: { src: '' } }
    }
  })
  return { links, pictures }
}

const noBody = 'The text below the front matter is not shown on this page. Move it to another page.'
const noQuestion = 'The text above the first question is not shown. Begin the question with ##.'
const secondHeading =
  'The page already has a heading ("heading" in the front matter). Write ## here.'
const savePicture = 'Save it next to the page as JPG, PNG, WebP or SVG, and write its name.'

function remedyFor(address: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/|www\.)/i.test(address)) {
    return 'Begin it with https:// or mailto:.'
  }
  const path = address.replace(/^(\.{1,2}\/)+/, '').replace(/\.md(?=$|#)/, '')
  return `For a page of this site write "/${path}".`
}

/** Returns the path of a picture that is next to a page, or next to the page in another language. */
function picturePath(address: string, page: string): string | null {
  const [, folder = '.', name] = /^(?:\.\/)?(\.\.\/[a-z]{2}\/)?([^/:]+)$/.exec(address) ?? []
  if (!name || !isPictureName(name)) {
    return null
  }
  return posix.join(posix.dirname(page), folder, name.replaceAll('%20', ' '))
}

/** What an editor did not mean, by the kind of node that Markdown makes of it. */
const faults: Record<'error' | 'note', Record<string, Record<string, RegExp>>> = {
  error: {
    heading: { 'This heading is empty. Write its text after the #.': /^#+[\s#]*$/g },
    html: {
      'HTML such as {found} is not shown. Use Markdown; write \\< for <.':
        /^\s*<(?!\/[\w-]+\s*>$)\S+/g,
    },
    link: { 'The link {found} has no text. Write it between the brackets [ ].': /^\[\s*\].*/g },
    image: {
      'The image {found} has no text. Write what it shows between the brackets [ ].':
        /^!\[\s*\].*/g,
    },
    imageReference: { 'Write the picture’s address after {found}, in parentheses.': /^!\[.*?\]/g },
    footnoteDefinition: {
      'Footnotes such as {found} are not shown. Put the remark in the text, in parentheses.':
        /^\[.*?\]/g,
    },
    listItem: {
      'Checkboxes such as {found} are not shown. Remove them.': /(?<=^\S+\s+)\[[ x]\](?=\s)/gi,
    },
    text: { '{found} will appear literally. {month} works only in "heading".': /\{\w+\}/g },
  },
  note: {
    heading: {
      'The line of - below turns this text into a heading. Put an empty line between them.':
        /\n *-+\s*$/g,
    },
    code: {
      'Text after a tab or four spaces is shown as code. Remove the indent.': /^(?![`~])/g,
    },
    image: {
      'The owner of {found} learns who reads the page, which the privacy page denies. Save the picture next to the page.':
        /(?<=\]\(<?)https:[^\s>)]+/gi,
    },
    paragraph: {
      'Write a space after {found}: without it this is not a heading.':
        /^ *(?:#{2,6}(?=[^ \t\n#])|#(?=\p{L}))/gmu,
      'Write - in place of {found}: without it this is not a list.': /^ *[•●▪◦‣·]/gm,
      'Write a line |---|---| below the first line: without it this is not a table.':
        /^(?:.*\|.*\n)+.*\|.*$/g,
    },
    text: {
      'Remove the space between ] and ( in {found}: it is not a link yet.':
        /\[[^[\]]+\] +\((?:\/|#|https?:)[^()]*\)/g,
      'An address has no spaces and ends with ): {found} is not a link yet.':
        /(?<!\\)\[[^[\]]+\]\((?:[^()]*\)|\S*)/g,
      'No line says "[name]: address" for the name in {found}, so it is not a link.':
        /\[[^[\]]+\]\[[^[\]]+\]/g,
      'The signs in {found} will appear literally. Write **bold** with signs at both ends and no spaces inside, or \\ before a sign.':
        /\S*(?<!\\)(?:\*\*|~~|`|(?<!\w)__(?=[^\W_]))\S*/g,
    },
  },
}
