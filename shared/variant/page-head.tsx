import { type ReactNode, useLayoutEffect } from 'react'
import type { Page } from '../content/page.ts'
import { headValues } from '../pages/head-values.ts'
import { setHead } from '../pages/set-head.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { Visit } from './visit.ts'

type PageHeadProps = { visit: Visit<'siteName'>; page: Page }

/**
 * Gives the document's head the page's values. React's own elements would fail if another program
 * removed them. Renders the page's breadcrumbs.
 */
export function PageHead({ visit: { content }, page }: PageHeadProps): ReactNode {
  useLayoutEffect(() => setHead(headValues(content, page)), [content, page])
  return <Breadcrumbs content={content} page={page} />
}
