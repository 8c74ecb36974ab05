import type { Element, Root, RootContent } from 'hast'
import type { ContentElement, ContentNode } from '../../../shared/content/content-node.ts'

/** Converts the elements of a whole body. */
export const toBlocks = ({ children }: Root): ContentElement[] =>
  children.flatMap(child => toContentElement(child) ?? [])

function toContentNodes(parent: Element): ContentNode[] {
  const isCode = parent.tagName === 'code'
  return parent.children.flatMap((child, at, { [at - 1]: before, [at + 1]: after }) => {
    if (child.type !== 'text') {
      return toContentElement(child) ?? []
    }
    // Between blocks in a block there are only the line feeds of the source.
    const isShown = /[^ \t\n]/.test(child.value) || (isInline(before) && isInline(after))
    if (!isCode && !isShown) {
      return []
    }
    return isCode ? child.value : child.value.replace(/[ \t\n]+/g, ' ')
  })
}

const isInline = (node?: RootContent): boolean =>
  node?.type === 'text' ||
  (node?.type === 'element' && /^(?:a|code|del|em|img|strong)$/.test(node.tagName))

function toContentElement(node: RootContent): ContentElement | null {
  if (node.type !== 'element') {
    return null
  }
  const props: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.properties)) {
    const text = [value].flat().join(' ')
    // The attribute is obsolete, and the site's policy forbids styles on elements.
    if (name === 'align') {
      props.className = `align-${text}`
    } else if (text || name === 'alt') {
      props[name] = text
    }
  }
  const children = toContentNodes(node)
  const element: ContentElement = { tag: node.tagName }
  if (Object.keys(props).length > 0) {
    element.props = props
  }
  if (children.length > 0) {
    element.children = children
  }
  // A wide table scrolls in a frame; the tab index makes it scroll with the keyboard too.
  if (element.tag !== 'table') {
    return element
  }
  return { tag: 'div', props: { className: 'table', tabIndex: '0' }, children: [element] }
}
