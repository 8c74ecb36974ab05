import type { ReactNode } from 'react'
import { imageOf, pageOf } from '../../shared/content/variant-content.ts'
import { ContentBody } from '../../shared/variant/content-body.tsx'
import { Helpline } from '../../shared/variant/helpline.tsx'
import { VariantLayout } from '../../shared/variant/variant-layout.tsx'
import { useVisit } from './affiliate-visit.ts'
import { affiliateRoutes } from './route-table.ts'

const marks = [
  ['responsible-help', 'markHelp'],
  ['responsible-limits', 'markLimits'],
  ['responsible-time', 'markTime'],
] as const

/** Renders the layout of the affiliate's pages, with responsible-gambling marks in the footer. */
export function AffiliateLayout(): ReactNode {
  const visit = useVisit()
  const help = pageOf(visit.content, 'help')
  return (
    <VariantLayout visit={visit} menu={affiliateRoutes} pictureOf={name => `banner-${name}`}>
      <section className="responsible">
        <h2>{help.heading}</h2>
        <p>
          <Helpline labels={visit.content.labels} className="button second" />
        </p>
        <ul className="marks">
          {marks.map(([name, label]) => (
            <li key={name}>
              <img
                src={imageOf(visit.content, name)}
                alt=""
                width="48"
                height="48"
                loading="lazy"
              />
              {visit.content.labels[label]}
            </li>
          ))}
        </ul>
        <ContentBody blocks={help.body} />
      </section>
    </VariantLayout>
  )
}
