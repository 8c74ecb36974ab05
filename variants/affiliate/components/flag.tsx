import type { ReactNode } from 'react'
import { imageOf } from '../../../shared/site/site.ts'
import { useSite } from '../affiliate-site.ts'
import { flagOf } from '../flag-of.ts'

/** The flag beside the licence line (spec §2, Language prefix). */
export function Flag({ page }: { page: string }): ReactNode {
  const { content, segment } = useSite()
  const { image, label } = flagOf(page, segment)
  return (
    <img
      className="flag"
      src={imageOf(content, image)}
      alt={content.labels[label]}
      width="40"
      height="24"
      loading="lazy"
    />
  )
}
