import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { error, note, type PageBody } from './page-body.ts'

/** Blocks of text, and their names in messages. */
const blocks = {
  heading: 'heading',
  paragraph: 'paragraph',
  listItem: 'list item',
  blockquote: 'quotation',
  table: 'table',
  code: 'block of code',
}

type Block = Extract<Nodes, { type: keyof typeof blocks }>

export function emptyBlock(block: Block, page: PageBody): void {
  // An inner block, and a link without a text, have findings of their own.
  const inner = 'children' in block ? block.children : []
  if (hasWords(block) || !inner.every(({ type }) => /^(text|break|tableRow)$/.test(type))) {
    return
  }
  // Screen readers list headings, and so announce an empty one.
  const report = block.type === 'heading' ? error : note
  report(page, block, `This ${blocks[block.type]} has no words. Write them, or delete it.`)
}

/** Returns whether a node shows letters or a picture. */
export function hasWords(node: Nodes): boolean {
  const hasPicture = (each: Nodes): boolean =>
    /^image/.test(each.type) || ('children' in each && each.children.some(hasPicture))
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(textOf(node)) || hasPicture(node)
}
