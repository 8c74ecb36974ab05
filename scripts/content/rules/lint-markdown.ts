import type { Root } from 'mdast'
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell'
import noUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { PageBody } from './page-body.ts'

const linter = unified()
  .use(noDuplicateDefinitions)
  .use(noHiddenTableCell)
  .use(noUnusedDefinitions)
  .freeze()

/** What editors read about the findings of remark-lint. */
const messages: Record<string, string> = {
  'no-duplicate-definitions': 'This name of an address is already above. Choose another name.',
  'no-hidden-table-cell':
    'This row has more cells than the first one, so pages do not show the last. Give all rows as many.',
  'no-unused-definitions': 'No link uses this address, so pages do not show it. Delete the line.',
}

/** Reports what Markdown leaves out. */
export function lintMarkdown(tree: Root, page: PageBody): void {
  const file = new VFile()
  linter.runSync(tree, file)
  for (const { ruleId = '', line, ancestors } of file.messages) {
    // Footnotes are errors of their own.
    if (line && ancestors?.at(-1)?.type !== 'footnoteDefinition') {
      page.report(messages[ruleId] ?? '', line, 'note')
    }
  }
}
