import type { Heading, Nodes, Paragraph, Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { error, matchesIn, note, type RuleContext, sourceOf } from './rule-context.ts'

/** Markdown's blocks that contain words, also those inside a block, and their names in messages. */
const blocks = {
  heading: 'heading',
  paragraph: 'paragraph',
  listItem: 'list item',
  blockquote: 'quotation',
  table: 'table',
  code: 'block of code',
}

type Block = Extract<Nodes, { type: keyof typeof blocks }>

export function emptyBlock(block: Block, context: RuleContext): void {
  // An inner block, and a link without a text, have findings of their own.
  const inner = 'children' in block ? block.children : []
  if (hasWords(block) || !inner.every(({ type }) => /^(text|break|tableRow)$/.test(type))) {
    return
  }
  // Screen readers list headings, and so announce an empty one.
  const report = block.type === 'heading' ? error : note
  report(context, block, `This ${blocks[block.type]} has no words. Write them, or delete it.`)
}

/** Pictures count as words. */
export function hasWords(node: Nodes): boolean {
  const hasPicture = (part: Nodes): boolean =>
    /^image/.test(part.type) || ('children' in part && part.children.some(hasPicture))
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(textOf(node)) || hasPicture(node)
}

export function secondFirstLevel(heading: Heading, context: RuleContext): void {
  if (heading.depth === 1) {
    const isUnderlined = /\n.*=+\s*$/.test(sourceOf(context, heading))
    const underline = isUnderlined ? ', and delete the line ==== below it' : ''
    error(
      context,
      heading,
      `The page already has a heading ("heading" in the front matter). Write ## here${underline}.`,
    )
  }
}

export function skippedLevels({ children }: Root, context: RuleContext): void {
  // The page's own heading is the first level.
  let level = 1
  for (const node of children) {
    if (node.type !== 'heading') {
      continue
    }
    if (node.depth > level + 1) {
      error(context, node, `This heading skips a level. Write ${'#'.repeat(level + 1)} here.`)
    }
    level = node.depth
  }
}

export function headingWithoutSpace(paragraph: Paragraph, context: RuleContext): void {
  // One # before a digit is a number: #1.
  const marks = /^ *(?:#{2,6}(?=[^\s#])|#(?=\p{L}))/gmu
  for (const match of matchesIn(context, paragraph, marks)) {
    note(context, match, `Write a space after ${match.found} to make this a heading.`)
  }
}

export function tableWithoutLine(paragraph: Paragraph, context: RuleContext): void {
  for (const match of matchesIn(context, paragraph, /^(?:.*\|.*\n)+.*\|.*$/gm)) {
    note(context, match, 'Write a line |---|---| below the first line to make this a table.')
  }
}

export function hiddenCells({ children: [head, ...rows] }: Table, context: RuleContext): void {
  const columns = head?.children.length ?? 0
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    const problem = 'This row has more cells than the first one, so pages do not show the last.'
    note(context, row, `${problem} Give all rows as many.`)
  }
}
