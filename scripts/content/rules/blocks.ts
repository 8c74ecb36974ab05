import type { Heading, Nodes, Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { error, note } from '../finding.ts'
import { type Rule, sourceOf } from './rule.ts'
import { shorten } from './shorten.ts'

/** Reports mistakes of headings, and what pages do not show. */
export const blocks: Rule = ({ file }) => ({
  root: root => skippedLevels(root, file),
  heading: heading => {
    // Screen readers list headings, and so announce an empty one.
    if (!hasWords(heading)) {
      error(file, 'This heading has no words. Write them, or delete it.', heading)
    }
    secondFirstLevel(heading, file)
  },
  table: table => hiddenCells(table, file),
  html: html => {
    const [tag] = /^<\S+/.exec(html.value.trim()) ?? []
    // Not the closing tag of a pair, whose opening tag is reported.
    if (tag && !/^<\/[\w-]+\s*>$/.test(html.value)) {
      const problem = `HTML such as ${shorten(tag)} is not shown.`
      error(file, `${problem} Use Markdown; write \\< for <.`, html)
    }
  },
})

/** Pictures count as words. */
export function hasWords(node: Nodes): boolean {
  const hasPicture = (part: Nodes): boolean =>
    /^image/.test(part.type) || ('children' in part && part.children.some(hasPicture))
  return isVisible(textOf(node)) || hasPicture(node)
}

/** Is false for a text of spaces and characters that have no shape, such as soft hyphens. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)

function secondFirstLevel(heading: Heading, file: VFile): void {
  if (heading.depth === 1) {
    const isUnderlined = /\n.*=+\s*$/.test(sourceOf(file, heading))
    const underline = isUnderlined ? ', and delete the line ==== below it' : ''
    const problem = 'The page already has a heading ("heading" in the front matter).'
    error(file, `${problem} Write ## here${underline}.`, heading)
  }
}

function skippedLevels({ children }: Root, file: VFile): void {
  // The page's own heading is the first level.
  let level = 1
  for (const node of children) {
    if (node.type !== 'heading') {
      continue
    }
    if (node.depth > level + 1) {
      error(file, `This heading skips a level. Write ${'#'.repeat(level + 1)} here.`, node)
    }
    level = node.depth
  }
}

function hiddenCells({ children: [head, ...rows] }: Table, file: VFile): void {
  const columns = head?.children.length ?? 0
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    const problem = 'This row has more cells than the first one, so pages do not show the last.'
    note(file, `${problem} Give all rows as many.`, row)
  }
}
