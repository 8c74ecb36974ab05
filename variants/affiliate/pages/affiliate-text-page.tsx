import type { ReactNode } from 'react'
import { TextPage } from '../../../shared/variant/text-page.tsx'
import { useVisit } from '../affiliate-visit.ts'

/** A text page of the affiliate: policies and whatever editors add. */
export const AffiliateTextPage = ({ page }: { page: string }): ReactNode => (
  <TextPage visit={useVisit()} page={page} />
)
