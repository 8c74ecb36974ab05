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

type ListPageProps = { page: string; order: ListOrder }

/** Renders the home listing or a category page (spec §2): banner, ranked list, and a text below. */
export function ListPage({ page, order }: ListPageProps): ReactNode {
  const visit = useVisit()
  const words = pageOf(visit.content, page)
  const ranking = visit.rankings[order]
  return (
    <>
      <PageHead visit={visit} page={page} words={words} />
      <Banner page={page} />
      <Disclosure order={order} />
      <div data-order={order}>
        {ranking.length ? (
          <BrandList ranking={ranking} cardContent={cardContent(visit.content)} />
        ) : (
          <NoBrands />
        )}
      </div>
      <OtherLists page={page} />
      {words.body.length ? (
        <div id="guide" className="text split">
          <ContentBody blocks={words.body} />
        </div>
      ) : null}
    </>
  )
}
