import type { ReactNode } from 'react'
import type { Page } from '../../../shared/content/page.ts'
import { TextPage } from '../../../shared/variant/text-page.tsx'
import { useVisit } from '../social-visit.ts'

/** Renders a text page of the social casino: a policy, or a page that editors added. */
export const SocialTextPage = ({ page }: { page: Page }): ReactNode => (
  <TextPage visit={useVisit()} page={page} />
)
