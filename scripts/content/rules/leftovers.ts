import type { Code, FootnoteDefinition, Html, ListItem, Paragraph, Text } from 'mdast'
import type { VFile } from 'vfile'
import { error, matchesIn, note, sourceOf } from './page-message.ts'

export function html(node: Html, page: VFile): void {
  const [tag] = /^<\S+/.exec(node.value.trim()) ?? []
  // Not the closing tag of a pair, whose opening tag is reported.
  if (tag && !/^<\/[\w-]+\s*>$/.test(node.value)) {
    error(page, node, `HTML such as ${tag} is not shown. Use Markdown; write \\< for <.`)
  }
}

export function checkbox(item: ListItem, page: VFile): void {
  if (typeof item.checked === 'boolean') {
    const box = item.checked ? '[x]' : '[ ]'
    error(page, item, `Checkboxes such as ${box} are not shown. Remove them.`)
  }
}

export function footnote(definition: FootnoteDefinition, page: VFile): void {
  const remedy = 'Put the remark in the text, in parentheses.'
  error(page, definition, `Footnotes such as [^${definition.label}] are not shown. ${remedy}`)
}

export function codeByIndent(code: Code, page: VFile): void {
  if (!/^[`~]/.test(sourceOf(page, code))) {
    note(page, code, 'Text after a tab or four spaces is shown as code. Remove the indent.')
  }
}

/** A text may begin with one of the two variables that `chooseBlocks` reads. */
export function variable(text: Text, page: VFile): void {
  for (const { found, place } of matchesIn(page, text, /(?!^\{with(?:out)?Inbox\} )\{\w+\}/g)) {
    error(page, place, `${found} will appear literally. {month} works only in "heading".`)
  }
}

export function strayAsterisks(text: Text, page: VFile): void {
  for (const { found, place } of matchesIn(page, text, /\S*(?<!\\)\*\*\S*/g)) {
    note(
      page,
      place,
      `The ** in ${found} will appear literally. Write **bold** with ** at both ends and no spaces inside, or \\** for the characters.`,
    )
  }
}

export function tableWithoutLine(paragraph: Paragraph, page: VFile): void {
  for (const { place } of matchesIn(page, paragraph, /^(?:.*\|.*\n)+.*\|.*$/gm)) {
    note(page, place, 'Write a line |---|---| below the first line to make this a table.')
  }
}

/** Bullets of Word and of other programs; U+F0B7 is one that browsers show as an empty box. */
export function pastedBullet(paragraph: Paragraph, page: VFile): void {
  for (const { place } of matchesIn(page, paragraph, /^ *[•●▪◦‣·\uF0B7]/gm)) {
    note(page, place, 'Write - in place of the bullet to make this a list.')
  }
}
