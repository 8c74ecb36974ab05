import type { ReactNode } from 'react'
import { ContentBody } from '../../shared/layout/content-body.tsx'
import { VariantLayout } from '../../shared/layout/variant-layout.tsx'
import { imageOf, wordsOf } from '../../shared/site/site.ts'
import { useSite } from './affiliate-site.ts'
import { listRoutes } from './route-table.ts'

const marks = ['responsible-help', 'responsible-limits', 'responsible-time']

/** The frame of the affiliate's pages, with the responsible-gambling marks in the footer. */
export function AffiliateLayout(): ReactNode {
  const site = useSite()
  const help = wordsOf(site.content, 'help')
  return (
    <VariantLayout site={site} menu={listRoutes}>
      <section className="responsible">
        <h2>{help.heading}</h2>
        <p className="marks">
          {marks.map(name => (
            <img
              key={name}
              src={imageOf(site.content, name)}
              alt=""
              width="48"
              height="48"
              loading="lazy"
            />
          ))}
        </p>
        <ContentBody nodes={help.body} />
      </section>
    </VariantLayout>
  )
}
