import type { ContentNode } from '../../shared/content/content-node.ts'
import { checkLink, checkPicture, picturePath } from './check-links.ts'
import type { ElementNode, ElementRoot } from './parse-markdown.ts'

// Footnotes and boxes to tick, which a page cannot have.
const unknown = new Set(['section', 'sup', 'input'])

/** Turns a page's tree of elements into plain data for React to render. */
export function toContentNodes(
  { children }: Pick<ElementRoot, 'children'>,
  file: string,
): ContentNode[] {
  const nodes: ContentNode[] = []
  for (const child of children) {
    const node = convert(child, file)
    const last = nodes.at(-1)
    // Two texts side by side are one in HTML, and would not match when React hydrates.
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
    else if (node !== null) nodes.push(node)
  }
  return nodes
}

function convert(node: ElementNode, file: string): ContentNode | null {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || unknown.has(node.tagName)) return null
  const props = toReactProps(node.tagName, node.properties, file)
  const children = toContentNodes(node, file)
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
  file: string,
): Record<string, string> {
  const props: Record<string, string> = {}
  if (tag === 'img') Object.assign(props, { loading: 'lazy', decoding: 'async' })
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
    if (name === 'align') props.className = `align-${text}`
    else if (name === 'href' && checkLink(text) !== null) continue
    else if (name === 'src' && checkPicture(text) !== null) continue
    else if (name === 'src' && picturePath(text, file)) props.src = picturePath(text, file) ?? ''
    else if (name === 'src') Object.assign(props, { src: text, referrerPolicy: 'no-referrer' })
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
