import type { ReactNode } from 'react'
import { TextPage } from '../../../shared/variant/text-page.tsx'
import { useVisit } from '../social-visit.ts'

/** A text page of the social casino: policies and whatever editors add. */
export const SocialTextPage = ({ page }: { page: string }): ReactNode => (
  <TextPage visit={useVisit()} page={page} />
)
