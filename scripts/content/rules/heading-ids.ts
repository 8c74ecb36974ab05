import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { layoutIds } from '../../../shared/pages/layout-ids.ts'
import { inclusionOf, routeTables } from '../component-pages.ts'
import { anchorName } from './addresses.ts'
import type { Rule } from './rule.ts'

/** Ids that pages give to their own elements. */
const takenIds = new Set([
  ...layoutIds,
  ...Object.values(routeTables).flatMap(routes => routes.flatMap(({ anchors }) => anchors)),
])

/**
 * Gives headings ids from their words, as GitHub does, and collects the ids. If a page has an
 * element with the id `games`, `## Games` is `games-1`.
 */
export const headingIds: Rule = ({ place, anchors }) => {
  const inclusion = inclusionOf(place)
  // A page shows such a text twice, but an id may occur only once.
  if (inclusion === 'onEveryPage') {
    return {}
  }
  // The questions are shown on another page, so their ids begin with `faq.`.
  const prefix = inclusion === 'questions' ? `${place.name}.` : ''
  const slugger = new GithubSlugger()
  for (const id of takenIds) {
    slugger.slug(id)
  }
  return {
    heading: heading => {
      const text = textOf(heading, { includeImageAlt: false, includeHtml: false })
      const id = prefix + slugger.slug(anchorName(text))
      heading.data = { hProperties: { id } }
      anchors.push(id)
    },
  }
}
