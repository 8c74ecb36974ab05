import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { frameIds } from '../../../shared/pages/frame-ids.ts'
import { isPart, routeTables } from '../component-pages.ts'
import { anchorName } from '../rules/addresses.ts'
import { nodesIn } from '../rules/rule-context.ts'

/** Ids that pages give to their own parts. */
const takenIds = new Set([
  ...frameIds,
  ...Object.values(routeTables).flatMap(rows => rows.flatMap(({ anchors }) => anchors)),
])

/**
 * Gives headings ids from their words, as GitHub does, and returns the ids. If a page has a part
 * with the id `games`, `## Games` is `games-1`.
 */
export function identifyHeadings(mdast: Root, file: string): string[] {
  // A page shows such a text twice, but an id may occur only once.
  if (isPart(file, 'onEveryPage')) {
    return []
  }
  // The questions are shown on another page, so their ids begin with `faq.`.
  const prefix = isPart(file, 'questions') ? `${posix.basename(file, '.md')}.` : ''
  const slugger = new GithubSlugger()
  for (const id of takenIds) {
    slugger.slug(id)
  }
  const ids: string[] = []
  for (const node of nodesIn(mdast)) {
    if (node.type === 'heading') {
      const text = textOf(node, { includeImageAlt: false, includeHtml: false })
      const id = prefix + slugger.slug(anchorName(text))
      node.data = { hProperties: { id } }
      ids.push(id)
    }
  }
  return ids
}
