import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Report } from '../finding.ts'
import { headingWithoutSpace, secondFirstLevel, skippedLevels } from './headings.ts'
import {
  checkbox,
  codeByIndent,
  footnote,
  html,
  pastedBullet,
  strayAsterisks,
  tableWithoutLine,
  variable,
} from './leftovers.ts'
import { brokenLink, linkWithoutText, unknownReference, wrongAddress } from './links.ts'
import {
  pictureElsewhere,
  pictureReference,
  pictureWithoutText,
  pictureWithSpaces,
  unknownPicture,
} from './pictures-in-text.ts'
import { hiddenBody, textAboveQuestions } from './unshown-texts.ts'

export function checkBody(tree: Root, body: string, file: string, report: Report): void {
  const page = new VFile({ value: body, path: file })
  hiddenBody(tree, page)
  textAboveQuestions(tree, page)
  skippedLevels(tree, page)
  visit(tree, node => {
    switch (node.type) {
      case 'heading':
        secondFirstLevel(node, page)
        break
      case 'paragraph':
        headingWithoutSpace(node, page)
        pastedBullet(node, page)
        tableWithoutLine(node, page)
        break
      case 'link':
        linkWithoutText(node, page)
        wrongAddress(node, page)
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
        checkbox(node, page)
        break
      case 'footnoteDefinition':
        footnote(node, page)
        break
      case 'code':
        codeByIndent(node, page)
        break
      case 'html':
        html(node, page)
        break
      case 'text':
        variable(node, page)
        strayAsterisks(node, page)
        brokenLink(node, page)
        unknownReference(node, page)
        pictureWithSpaces(node, page)
        break
    }
  })
  for (const { reason, line, fatal } of page.messages) {
    report(reason, line, fatal ? 'error' : 'note')
  }
}
