import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { hasRole } from '../component-pages.ts'
import { note } from './page-message.ts'

export function hiddenBody({ children: [first] }: Root, page: VFile): void {
  if (first && hasRole(page.path, 'withoutBody')) {
    note(
      page,
      first,
      'The text below the front matter is not shown on this page. Move it to another page.',
    )
  }
}

export function textAboveQuestions({ children: [first] }: Root, page: VFile): void {
  const isQuestion = first?.type === 'heading' && first.depth === 2
  if (first && !isQuestion && hasRole(page.path, 'questions')) {
    note(page, first, 'The text above the first question is not shown. Begin the question with ##.')
  }
}
