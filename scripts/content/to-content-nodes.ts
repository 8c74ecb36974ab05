import type { ContentNode } from '../../shared/content/content-node.ts'
import type { ElementRoot } from './markdown-processor.ts'

// Footnotes and checkboxes, which a page cannot have.
const unknown = new Set(['section', 'sup', 'input'])

/** Turns a page's tree of elements into plain data for React to render. */
export function toContentNodes({ children }: Pick<ElementRoot, 'children'>): ContentNode[] {
  const nodes: ContentNode[] = []
  for (const child of children) {
    const node = toContentNode(child)
    const last = nodes.at(-1)
    // Two adjacent texts are one in HTML, and would not match when React hydrates.
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
    else if (node !== null) nodes.push(node)
  }
  return nodes
}

function toContentNode(node: ElementRoot['children'][number]): ContentNode | null {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || unknown.has(node.tagName)) return null
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.properties)) {
    const text = [value].flat().join(' ')
    // The attribute is obsolete, and the site's policy forbids styles on elements.
    if (name === 'align') props.className = `align-${text}`
    else if (text || name === 'alt') props[name] = text
  }
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
