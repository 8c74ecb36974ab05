import type { ReactNode } from 'react'
import type { Rankings } from '../../../shared/entry-page/arrival.ts'
import { cardContext } from '../../../shared/entry-page/card-context.ts'
import { ContentBody } from '../../../shared/layout/content-body.tsx'
import { PageHead } from '../../../shared/layout/page-head.tsx'
import { wordsOf } from '../../../shared/site/site.ts'
import { useSite } from '../affiliate-site.ts'
import { Banner } from '../components/banner.tsx'
import { Disclosure } from '../components/disclosure.tsx'
import { BrandList } from '../ranked-list/brand-list.tsx'

type ListPageProps = { page: string; order: keyof Rankings }

/** The home listing and the category pages (spec §2): banner, ranked list, and a text below. */
export function ListPage({ page, order }: ListPageProps): ReactNode {
  const site = useSite()
  const { body } = wordsOf(site.content, page)
  return (
    <>
      <PageHead site={site} page={page} />
      <Banner page={page} />
      <Disclosure order={order} />
      <BrandList ranked={site.rankings[order]} context={cardContext(site.content)} />
      {body.length ? (
        <div className="text split">
          <ContentBody nodes={body} />
        </div>
      ) : null}
    </>
  )
}
