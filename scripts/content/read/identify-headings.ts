import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { frameIds } from '../../../shared/pages/frame-ids.ts'
import { isPart, routeTables } from '../component-pages.ts'
import { anchorName } from '../rules/addresses.ts'
import { nodesIn } from '../rules/page-body.ts'

/** Ids that pages give to their own parts. */
const takenIds = new Set([
  ...frameIds,
  ...Object.values(routeTables).flatMap(rows => rows.flatMap(({ anchors }) => anchors)),
])

/** Gives headings ids from their words, as GitHub does: `## Games` is `games-1`. Returns these. */
export function identifyHeadings(tree: Root, file: string): string[] {
  // A page shows these texts twice.
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
  for (const node of nodesIn(tree)) {
    if (node.type === 'heading') {
      const text = textOf(node, { includeImageAlt: false, includeHtml: false })
      const id = prefix + slugger.slug(anchorName(text))
      node.data = { hProperties: { id } }
      ids.push(id)
    }
  }
  return ids
}
