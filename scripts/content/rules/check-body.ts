import type { Nodes, Root } from 'mdast'
import { definitions } from './definitions.ts'
import { emptyBlock } from './empty-blocks.ts'
import { headingWithoutSpace, secondFirstLevel, skippedLevels } from './headings.ts'
import {
  checkbox,
  codeByIndent,
  footnote,
  html,
  markOfAnotherSystem,
  pastedBullet,
  secondFrontMatter,
  specialSpace,
  strayAsterisks,
  variable,
} from './leftovers.ts'
import {
  addressInQuotes,
  brokenLink,
  linkWithoutText,
  unknownReference,
  wrongAddress,
} from './links.ts'
import { type PageBody, placedChildren } from './page-body.ts'
import {
  pictureElsewhere,
  pictureReference,
  pictureWithoutText,
  pictureWithSpaces,
  unknownPicture,
} from './pictures-in-text.ts'
import { hiddenCells, tableWithoutLine } from './tables.ts'
import { hiddenBody, questionWithoutAnswer, textAboveQuestions } from './unshown-texts.ts'

export function checkBody(tree: Root, page: PageBody): void {
  hiddenBody(tree, page)
  textAboveQuestions(tree, page)
  questionWithoutAnswer(tree, page)
  secondFrontMatter(tree, page)
  skippedLevels(tree, page)
  definitions(tree, page)
  checkNode(tree, page, false)
}

/** Checks a node, and the nodes in it. */
function checkNode(node: Nodes, page: PageBody, isInLink: boolean): void {
  switch (node.type) {
    case 'heading':
      emptyBlock(node, page)
      secondFirstLevel(node, page)
      break
    case 'paragraph':
      emptyBlock(node, page)
      headingWithoutSpace(node, page)
      pastedBullet(node, page)
      specialSpace(node, page)
      tableWithoutLine(node, page)
      break
    case 'blockquote':
      emptyBlock(node, page)
      break
    case 'table':
      emptyBlock(node, page)
      hiddenCells(node, page)
      break
    case 'link':
      linkWithoutText(node, page)
      wrongAddress(node, page)
      addressInQuotes(node, page)
      break
    case 'definition':
      wrongAddress(node, page)
      break
    case 'image':
      pictureWithoutText(node, page)
      unknownPicture(node, page)
      pictureElsewhere(node, page)
      break
    case 'imageReference':
      pictureReference(node, page)
      break
    case 'listItem':
      emptyBlock(node, page)
      checkbox(node, page)
      break
    case 'footnoteDefinition':
      footnote(node, page)
      break
    case 'code':
      emptyBlock(node, page)
      codeByIndent(node, page)
      break
    case 'html':
      html(node, page)
      break
    case 'text':
      variable(node, page)
      markOfAnotherSystem(node, page)
      strayAsterisks(node, page)
      brokenLink(node, page)
      unknownReference(node, page)
      pictureWithSpaces(node, page)
      if (!isInLink) {
        addressInQuotes(node, page)
      }
      break
  }
  if ('children' in node) {
    const isLink = node.type === 'link' || node.type === 'linkReference'
    for (const child of placedChildren(node, page)) {
      checkNode(child, page, isInLink || isLink)
    }
  }
}
