import type { Root } from 'mdast'
import { isPart, rowOf } from '../component-pages.ts'
import { note, type RuleContext } from './rule-context.ts'

export function hiddenBody({ children: [first] }: Root, context: RuleContext): void {
  if (first && rowOf(context.file)?.hasBody === false) {
    note(
      context,
      first,
      'The text below the front matter is not shown on this page. Move it to another page.',
    )
  }
}

export function textAboveQuestions({ children: [first] }: Root, context: RuleContext): void {
  const isQuestion = first?.type === 'heading' && first.depth === 2
  if (first && !isQuestion && isPart(context.file, 'questions')) {
    note(
      context,
      first,
      'The text above the first question is not shown. Begin the question with ##.',
    )
  }
}

export function questionWithoutAnswer({ children }: Root, context: RuleContext): void {
  if (!isPart(context.file, 'questions')) {
    return
  }
  for (const [at, node] of children.entries()) {
    const next = children[at + 1]
    const isLast = !next || (next.type === 'heading' && next.depth === 2)
    if (node.type === 'heading' && node.depth === 2 && isLast) {
      note(context, node, 'This question has no answer. Write it below the question.')
    }
  }
}
