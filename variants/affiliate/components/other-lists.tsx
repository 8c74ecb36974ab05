import type { ReactNode } from 'react'
import { pageOf } from '../../../shared/content/variant-content.ts'
import { PageLinks } from '../../../shared/variant/page-links.tsx'
import { useVisit } from '../affiliate-visit.ts'
import { affiliateRoutes } from '../route-table.ts'

/** Renders the links at the end of a list, to all others. */
export function OtherLists({ pageName }: { pageName: string }): ReactNode {
  const { content } = useVisit()
  const links = affiliateRoutes
    .filter(route => route.name !== pageName)
    .map(route => ({ path: route.path, text: pageOf(content, route.name).link }))
  return (
    <nav className="other-lists" aria-labelledby="other-lists">
      <h2 id="other-lists">{content.labels.otherLists}</h2>
      <PageLinks links={links} />
    </nav>
  )
}
