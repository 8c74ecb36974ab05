import type { ReactNode } from 'react'
import { pageOf } from '../../../shared/content/variant-content.ts'
import { cardContent } from '../../../shared/pages/card-content.ts'
import type { ListOrder } from '../../../shared/pages/route.ts'
import { ContentBody } from '../../../shared/variant/content-body.tsx'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { useVisit } from '../affiliate-visit.ts'
import { Banner } from '../components/banner.tsx'
import { Disclosure } from '../components/disclosure.tsx'
import { NoBrands } from '../components/no-brands.tsx'
import { OtherLists } from '../components/other-lists.tsx'
import { BrandList } from '../ranked-list/brand-list.tsx'
import { useReadableHosts } from '../use-readable-hosts.ts'

type ListPageProps = { name: string; order: ListOrder }

/** Renders the home listing or a category page (spec §2): banner, ranked list, and the body. */
export function ListPage({ name, order }: ListPageProps): ReactNode {
  const visit = useVisit()
  const page = pageOf(visit.content, name)
  const ranking = useReadableHosts(visit.rankings[order])
  return (
    <>
      <PageHead visit={visit} page={page} />
      <Banner page={page} />
      <Disclosure order={order} />
      <div data-order={order}>
        {ranking.length ? (
          <BrandList ranking={ranking} cardContent={cardContent(visit.content)} />
        ) : (
          <NoBrands />
        )}
      </div>
      <OtherLists pageName={name} />
      {page.body.length ? (
        <div id="guide" className="text split">
          <ContentBody blocks={page.body} />
        </div>
      ) : null}
    </>
  )
}
