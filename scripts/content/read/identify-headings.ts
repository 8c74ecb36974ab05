import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { componentPages, hasRole, pageOf } from '../component-pages.ts'
import { anchorName } from '../rules/addresses.ts'
import { nodesIn } from '../rules/page-body.ts'

const { affiliate, social } = componentPages

/** Ids that pages give to their own parts. */
const parts = ['root', 'spinner', 'affiliate', 'page', 'menu', 'heading'].map(
  part => `casino-guide-${part}`,
)
const frameIds = ['content', ...parts]
const ownIds = [frameIds, Object.values(affiliate.anchors), Object.values(social.anchors)].flat(2)

/** Gives headings ids from their words, as GitHub does: `## Games` is `games-1`. Returns these. */
export function identifyHeadings(tree: Root, file: string): string[] {
  // A page shows these texts twice.
  if (hasRole(file, 'onEveryPage')) {
    return []
  }
  // The questions are shown on another page, so their ids begin with `faq.`.
  const prefix = hasRole(file, 'questions') ? `${pageOf(file)?.name}.` : ''
  const slugger = new GithubSlugger()
  for (const id of new Set(ownIds)) {
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
