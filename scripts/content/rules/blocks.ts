import type { Heading, Nodes, Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { error, note } from '../finding.ts'
import { type Rule, sourceOf } from './rule.ts'
import { shorten } from './shorten.ts'

/** Reports blocks without words, wrong levels of headings, and what pages do not show. */
export const blocks: Rule = ({ file }) => {
  const checkWords = (block: Block) => emptyBlock(block, file)
  return {
    root: root => skippedLevels(root, file),
    heading: heading => {
      checkWords(heading)
      secondFirstLevel(heading, file)
    },
    paragraph: checkWords,
    blockquote: checkWords,
    listItem: checkWords,
    code: checkWords,
    table: table => {
      checkWords(table)
      hiddenCells(table, file)
    },
    html: html => {
      const [tag] = /^<\S+/.exec(html.value.trim()) ?? []
      // Not the closing tag of a pair, whose opening tag is reported.
      if (tag && !/^<\/[\w-]+\s*>$/.test(html.value)) {
        const problem = `HTML such as ${shorten(tag)} is not shown.`
        error(file, `${problem} Use Markdown; write \\< for <.`, html)
      }
    },
  }
}

/** Markdown's blocks that contain words, also those inside a block, and their names in messages. */
const blockNames = {
  heading: 'heading',
  paragraph: 'paragraph',
  listItem: 'list item',
  blockquote: 'quotation',
  table: 'table',
  code: 'block of code',
}

type Block = Extract<Nodes, { type: keyof typeof blockNames }>

function emptyBlock(block: Block, file: VFile): void {
  // An inner block, and a link without a text, have findings of their own.
  const inner = 'children' in block ? block.children : []
  if (hasWords(block) || !inner.every(({ type }) => /^(text|break|tableRow)$/.test(type))) {
    return
  }
  // Screen readers list headings, and so announce an empty one.
  const report = block.type === 'heading' ? error : note
  report(file, `This ${blockNames[block.type]} has no words. Write them, or delete it.`, block)
}

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
