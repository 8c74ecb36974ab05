import type { Paragraph, Table } from 'mdast'
import { matchesIn, note, type PageBody } from './page-body.ts'

export function tableWithoutLine(paragraph: Paragraph, page: PageBody): void {
  for (const match of matchesIn(page, paragraph, /^(?:.*\|.*\n)+.*\|.*$/gm)) {
    note(page, match, 'Write a line |---|---| below the first line to make this a table.')
  }
}

export function hiddenCells({ children: [head, ...rows] }: Table, page: PageBody): void {
  const columns = head?.children.length ?? 0
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    const problem = 'This row has more cells than the first one, so pages do not show the last.'
    note(page, row, `${problem} Give all rows as many.`)
  }
}
