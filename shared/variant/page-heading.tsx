import type { ReactNode } from 'react'
import type { LayoutId } from '../pages/layout-ids.ts'

/** The id of a page's heading, which names the page's main part. */
export const headingId: LayoutId = 'casino-guide-heading'

/** Renders the page's heading. A screen reader says it when a link moves the focus to the page. */
export const PageHeading = ({ children }: { children: ReactNode }): ReactNode => (
  <h1 id={headingId}>{children}</h1>
)
