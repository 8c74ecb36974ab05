import type { Root } from 'mdast'
import { inclusionOf, routeOf } from '../component-pages.ts'
import { note } from '../finding.ts'
import type { Body, Rule } from './rule.ts'

/** Notes what the page's component does not show. */
export const unshownTexts: Rule = body => ({
  root: root => {
    const [first] = root.children
    if (first && routeOf(body.place)?.hasBody === false) {
      const message =
        'The text below the front matter is not shown on this page. Move it to another page.'
      note(body.file, message, first)
    }
    if (inclusionOf(body.place) === 'questions') {
      checkQuestions(root, body)
    }
  },
})

function checkQuestions({ children }: Root, { file }: Body): void {
  const isQuestion = (at: number): boolean => {
    const node = children[at]
    return node?.type === 'heading' && node.depth === 2
  }
  const [first] = children
  if (first && !isQuestion(0)) {
    note(file, 'The text above the first question is not shown. Begin the question with ##.', first)
  }
  for (const [at, node] of children.entries()) {
    const hasAnswer = at + 1 < children.length && !isQuestion(at + 1)
    if (isQuestion(at) && !hasAnswer) {
      note(file, 'This question has no answer. Write it below the question.', node)
    }
  }
}
