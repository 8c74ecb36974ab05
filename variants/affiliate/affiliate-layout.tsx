import type { ReactNode } from 'react'
import { VariantLayout } from '../../shared/layout/variant-layout.tsx'
import { imageOf } from '../../shared/site/site.ts'
import { useSite } from './affiliate-site.ts'
import { affiliateRoutes } from './route-table.ts'

const marks = ['responsible-help', 'responsible-limits', 'responsible-time']

/** The frame of the affiliate's pages, with the responsible-gambling marks in the footer. */
export function AffiliateLayout(): ReactNode {
  const site = useSite()
  const { labels } = site.content
  const routes = affiliateRoutes(site.content.pages)
  return (
    <VariantLayout site={site} routes={routes} menu={routes.filter(row => row.kind !== 'text')}>
      <section className="responsible">
        <h2>{labels.responsible}</h2>
        <p className="marks">
          {marks.map(name => (
            <img key={name} src={imageOf(site.content, name)} alt="" width="48" height="48" />
          ))}
        </p>
        <p>
          {labels.help}{' '}
          <a href={labels.helpUrl} target="_blank" rel="noopener">
            {labels.helpName}
          </a>
        </p>
      </section>
    </VariantLayout>
  )
}
