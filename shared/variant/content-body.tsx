import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContentNode } from '../content/content-node.ts'

type ContentBodyProps = { blocks: readonly ContentNode[] }

/** Renders a page's body. The router follows links in the site; others open in a new tab. */
export function ContentBody({ blocks }: ContentBodyProps): ReactNode {
  return createElement(Fragment, null, ...blocks.map(renderNode))
}

// Children are spread, not passed as a list, so that they need no keys.
function renderNode(node: ContentNode): ReactNode {
  if (typeof node === 'string') {
    return node
  }
  const children = (node.children ?? []).map(renderNode)
  if (node.tag !== 'a') {
    return createElement(node.tag, node.props, ...children)
  }
  const { href, ...props } = node.props ?? {}
  if (href?.startsWith('/')) {
    return createElement(Link, { ...props, to: href }, ...children)
  }
  const newTab = /^https?:/i.test(href ?? '') && { target: '_blank', rel: 'noopener' }
  return createElement('a', { ...node.props, ...newTab }, ...children)
}
