import type { ReactNode } from 'react'
import { imageOf } from '../../../shared/content/variant-content.ts'
import { useVisit } from '../affiliate-visit.ts'
import { flagOf } from '../flag-of.ts'

/** Renders the flag next to the licence line (spec §2, Language prefix). */
export function Flag({ pageName }: { pageName: string }): ReactNode {
  const { content, market } = useVisit()
  const { image, width, label } = flagOf(pageName, market)
  return (
    <img
      className="flag"
      src={imageOf(content, image)}
      alt={content.labels[label]}
      width={width}
      height="24"
      loading="lazy"
    />
  )
}
