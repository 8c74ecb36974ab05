import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Page } from '../../shared/content/page.ts'

/**
 * Leaves out what does not apply to a build with this inbox address, '' for none. A paragraph or
 * list item that begins with `{withInbox}` or `{withoutInbox}` applies to only one of these cases.
 */
export function chooseBlocks(page: Page, CONTACT_URL: string): Page {
  const [kept, dropped] = CONTACT_URL
    ? ['{withInbox} ', '{withoutInbox} ']
    : ['{withoutInbox} ', '{withInbox} ']
  function choose(nodes: readonly ContentNode[]): ContentNode[] {
    return nodes.flatMap((node): ContentNode[] => {
      if (typeof node === 'string') {
        return [node.startsWith(kept) ? node.slice(kept.length) : node]
      }
      const { children } = node
      if (!children) {
        return [node]
      }
      const [first] = children
      if (typeof first === 'string' && first.startsWith(dropped)) {
        return []
      }
      return [{ ...node, children: choose(children) }]
    })
  }
  return { ...page, body: choose(page.body) }
}
