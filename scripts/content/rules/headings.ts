import type { Heading, Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { error, matchesIn, note } from './page-message.ts'

export function secondFirstLevel(heading: Heading, page: VFile): void {
  if (heading.depth === 1) {
    error(
      page,
      heading,
      'The page already has a heading ("heading" in the front matter). Write ## here.',
    )
  }
}

export function skippedLevels({ children }: Root, page: VFile): void {
  // The page's own heading is the first level.
  let level = 1
  for (const node of children) {
    if (node.type !== 'heading') {
      continue
    }
    if (node.depth > level + 1) {
      error(page, node, `This heading skips a level. Write ${'#'.repeat(level + 1)} here.`)
    }
    level = node.depth
  }
}

export function headingWithoutSpace(paragraph: Paragraph, page: VFile): void {
  // One # before a digit is a number: #1.
  const marks = /^ *(?:#{2,6}(?=[^ \t\n#])|#(?=\p{L}))/gmu
  for (const { found, place } of matchesIn(page, paragraph, marks)) {
    note(page, place, `Write a space after ${found} to make this a heading.`)
  }
}
