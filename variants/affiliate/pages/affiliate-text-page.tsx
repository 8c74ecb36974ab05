import type { ReactNode } from 'react'
import type { Page } from '../../../shared/content/page.ts'
import { TextPage } from '../../../shared/variant/text-page.tsx'
import { useVisit } from '../affiliate-visit.ts'

/** Renders a text page of the affiliate: a policy, or a page that editors added. */
export const AffiliateTextPage = ({ page }: { page: Page }): ReactNode => (
  <TextPage visit={useVisit()} page={page} />
)
