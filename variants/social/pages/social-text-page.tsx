import type { ReactNode } from 'react'
import { TextPage } from '../../../shared/layout/text-page.tsx'
import { useSite } from '../social-site.ts'

/** A text page of the social casino: policies and whatever editors add. */
export const SocialTextPage = ({ page }: { page: string }): ReactNode => (
  <TextPage site={useSite()} page={page} />
)
