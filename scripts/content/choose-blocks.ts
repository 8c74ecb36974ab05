import type { ContentNode } from '../../shared/content/content-node.ts'

/**
 * Leaves out of a body what does not apply to a site with or without an inbox (the setting
 * CONTACT_URL). A paragraph or list item that begins with `{withInbox}` or `{withoutInbox}` applies
 * to only one of these cases.
 */
export function chooseBlocks(body: readonly ContentNode[], hasInbox: boolean): ContentNode[] {
  const [kept, dropped] = hasInbox
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
  return choose(body)
}
