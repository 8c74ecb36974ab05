import type { Nodes, Root } from 'mdast'
import {
  emptyBlock,
  headingWithoutSpace,
  hiddenCells,
  secondFirstLevel,
  skippedLevels,
  tableWithoutLine,
} from './blocks.ts'
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
  definitions,
  linkWithoutText,
  unknownReference,
  wrongAddress,
} from './links.ts'
import {
  pictureElsewhere,
  pictureReference,
  pictureWithoutText,
  pictureWithSpaces,
  unknownPicture,
} from './pictures-in-text.ts'
import { placedChildren, type RuleContext } from './rule-context.ts'
import { hiddenBody, questionWithoutAnswer, textAboveQuestions } from './unshown-texts.ts'

/** The nodes of Markdown by type. */
type NodeTypes = { [Each in Nodes as Each['type']]: Each }

const rules: {
  [Type in keyof NodeTypes]?: ((node: NodeTypes[Type], context: RuleContext) => void)[]
} = {
  root: [
    hiddenBody,
    textAboveQuestions,
    questionWithoutAnswer,
    secondFrontMatter,
    skippedLevels,
    definitions,
  ],
  heading: [emptyBlock, secondFirstLevel],
  paragraph: [emptyBlock, headingWithoutSpace, pastedBullet, specialSpace, tableWithoutLine],
  blockquote: [emptyBlock],
  table: [emptyBlock, hiddenCells],
  link: [linkWithoutText, wrongAddress, addressInQuotes],
  definition: [wrongAddress],
  image: [pictureWithoutText, unknownPicture, pictureElsewhere],
  imageReference: [pictureReference],
  listItem: [emptyBlock, checkbox],
  footnoteDefinition: [footnote],
  code: [emptyBlock, codeByIndent],
  html: [html],
  text: [
    variable,
    markOfAnotherSystem,
    strayAsterisks,
    brokenLink,
    unknownReference,
    pictureWithSpaces,
    addressInQuotes,
  ],
}

export const checkBody = (mdast: Root, context: RuleContext): void =>
  checkNode('root', mdast, context)

/** Checks a node, and the nodes in it. */
function checkNode<Type extends keyof NodeTypes>(
  type: Type,
  node: NodeTypes[Type],
  context: RuleContext,
): void {
  for (const rule of rules[type] ?? []) {
    rule(node, context)
  }
  if ('children' in node) {
    const isInLink = context.isInLink || node.type === 'link' || node.type === 'linkReference'
    for (const child of placedChildren(node, context)) {
      checkNode(child.type, child, { ...context, isInLink })
    }
  }
}
