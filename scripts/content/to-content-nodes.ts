import type { ContentNode } from '../../shared/content/content-node.ts'
import { checkImage, checkLink } from './check-links.ts'
import type { ElementNode, ElementRoot } from './parse-markdown.ts'

// Footnotes and boxes to tick, which a page cannot have.
const unknown = new Set(['section', 'sup', 'input'])

/** Turns a tree of elements into plain data for React to render. */
export function toContentNodes({ children }: Pick<ElementRoot, 'children'>): ContentNode[] {
  const nodes: ContentNode[] = []
  for (const child of children) {
    const node = convert(child)
    const last = nodes.at(-1)
    // Two texts side by side are one in HTML, and would not match when React hydrates.
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
    else if (node !== null) nodes.push(node)
  }
  return nodes
}

function convert(node: ElementNode): ContentNode | null {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || unknown.has(node.tagName)) return null
  const props = toReactProps(node.tagName, node.properties)
  const children = toContentNodes(node)
  const element = {
    tag: node.tagName,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && { children }),
  }
  // A wide table scrolls within a frame on a phone; the tab index lets a keyboard scroll it.
  if (element.tag !== 'table') return element
  return { tag: 'div', props: { className: 'table', tabIndex: '0' }, children: [element] }
}

/**
 * Returns an element's properties as React takes them, all as text, without addresses that are not
 * allowed. A table's `align` becomes a class: the attribute is obsolete, and the site's policy
 * forbids styles on elements.
 */
function toReactProps(
  tag: string,
  properties: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
    if (name === 'align') props.className = `align-${text}`
    else if (name === 'href' && checkLink(text) !== null) continue
    else if (name === 'src' && checkImage(text) !== null) continue
    else if (text !== '' || (tag === 'img' && name === 'alt')) props[name] = text
  }
  return props
}

/** Returns the anchors of a text that a link can lead to: its headings' ids. */
export function findAnchors(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return []
    const inner = findAnchors(node.children ?? [])
    return node.props?.id ? [node.props.id, ...inner] : inner
  })
}
