import type { Heading, Paragraph, Root } from 'mdast'
import { error, matchesIn, note, type PageBody, sourceOf } from './page-body.ts'

export function secondFirstLevel(heading: Heading, page: PageBody): void {
  if (heading.depth === 1) {
    const isUnderlined = /\n.*=+\s*$/.test(sourceOf(page, heading))
    const underline = isUnderlined ? ', and delete the line ==== below it' : ''
    error(
      page,
      heading,
      `The page already has a heading ("heading" in the front matter). Write ## here${underline}.`,
    )
  }
}

export function skippedLevels({ children }: Root, page: PageBody): void {
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

export function headingWithoutSpace(paragraph: Paragraph, page: PageBody): void {
  // One # before a digit is a number: #1.
  const marks = /^ *(?:#{2,6}(?=[^\s#])|#(?=\p{L}))/gmu
  for (const match of matchesIn(page, paragraph, marks)) {
    note(page, match, `Write a space after ${match.found} to make this a heading.`)
  }
}
