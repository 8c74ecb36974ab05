import type { ContentNode } from '../../shared/content/content-node.ts'
import type { ElementNode, ElementRoot } from './markdown-processor.ts'
import { toReactProps } from './to-react-props.ts'

// Only whitespace that a writer cannot mean stands at the edge of these, or beside them.
const blocks = new Set(
  'blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td th thead tr ul'.split(' '),
)
// Footnotes and boxes to tick, which a page cannot have.
const unknown = new Set(['section', 'sup', 'input'])

/** Turns a tree of elements into plain data for React to render, without idle whitespace. */
export function toContentNodes(root: ElementRoot): ContentNode[] {
  return convertChildren(root.children)
}

function convertChildren(children: readonly ElementNode[]): ContentNode[] {
  const nodes: ContentNode[] = []
  children.forEach((child, index) => {
    if (isIdleSpace(child, children[index - 1], children[index + 1])) return
    const node = convert(child)
    const last = nodes.at(-1)
    // Two texts side by side are one in HTML, and would not match when React hydrates.
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
    else if (node !== null) nodes.push(node)
  })
  return nodes
}

function convert(node: ElementNode): ContentNode | null {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || unknown.has(node.tagName)) return null
  const props = toReactProps(node.tagName, node.properties)
  const children = convertChildren(node.children)
  const element = {
    tag: node.tagName,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && { children }),
  }
  // A wide table scrolls within a frame on a phone; the tab index lets a keyboard scroll it.
  if (element.tag !== 'table') return element
  return { tag: 'div', props: { className: 'table', tabIndex: '0' }, children: [element] }
}

function isIdleSpace(node: ElementNode, before?: ElementNode, after?: ElementNode): boolean {
  if (node.type !== 'text' || node.value.trim() !== '') return false
  return isEdge(before) || isEdge(after)
}

function isEdge(node: ElementNode | undefined): boolean {
  return node === undefined || (node.type === 'element' && blocks.has(node.tagName))
}
