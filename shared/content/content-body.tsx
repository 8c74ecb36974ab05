import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ContentNode } from './content-node.ts'

type ContentBodyProps = {
  nodes: readonly ContentNode[]
  /** Where a link within the site leads for this visitor: the place to add a market segment. */
  inSite?: (path: string) => string
}

/**
 * Renders a written page's body. Links within the site go through the router, links to other
 * sites open in a new tab, and links to a place on the page are left to the browser.
 */
export function ContentBody({ nodes, inSite = path => path }: ContentBodyProps): ReactNode {
  // Children are spread, not passed as a list, so that they need no keys.
  const render = (node: ContentNode): ReactNode => {
    if (typeof node === 'string') return node
    const children = (node.children ?? []).map(render)
    if (node.tag !== 'a') return createElement(node.tag, node.props, ...children)
    const { href = '', ...props } = node.props ?? {}
    if (href.startsWith('/')) {
      return createElement(Link, { ...props, to: inSite(href) }, ...children)
    }
    const newTab = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener' } : {}
    return createElement('a', { ...props, href, ...newTab }, ...children)
  }
  return createElement(Fragment, null, ...nodes.map(render))
}
