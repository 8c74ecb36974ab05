import type { ReactNode } from 'react'
import { TextPage } from '../../../shared/layout/text-page.tsx'
import { useSite } from '../affiliate-site.ts'

/** A text page of the affiliate: policies and whatever editors add. */
export const AffiliateTextPage = ({ page }: { page: string }): ReactNode => (
  <TextPage site={useSite()} page={page} />
)
