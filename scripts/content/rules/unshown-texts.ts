import type { Root } from 'mdast'
import { isPart, rowOf } from '../component-pages.ts'
import { note, type PageBody } from './page-body.ts'

export function hiddenBody({ children: [first] }: Root, body: PageBody): void {
  if (first && rowOf(body.file)?.hasBody === false) {
    note(
      body,
      first,
      'The text below the front matter is not shown on this page. Move it to another page.',
    )
  }
}

export function textAboveQuestions({ children: [first] }: Root, body: PageBody): void {
  const isQuestion = first?.type === 'heading' && first.depth === 2
  if (first && !isQuestion && isPart(body.file, 'questions')) {
    note(body, first, 'The text above the first question is not shown. Begin the question with ##.')
  }
}

export function questionWithoutAnswer({ children }: Root, body: PageBody): void {
  if (!isPart(body.file, 'questions')) {
    return
  }
  for (const [at, node] of children.entries()) {
    const next = children[at + 1]
    const isLast = !next || (next.type === 'heading' && next.depth === 2)
    if (node.type === 'heading' && node.depth === 2 && isLast) {
      note(body, node, 'This question has no answer. Write it below the question.')
    }
  }
}
