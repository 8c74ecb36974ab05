import type { ReactNode } from 'react'
import type { Page } from '../content/page.ts'
import { ContentBody } from './content-body.tsx'
import { PageHead } from './page-head.tsx'
import { PageHeading } from './page-heading.tsx'
import type { Visit } from './visit.ts'

type TextPageProps = { visit: Visit<'siteName'>; page: Page }

/** Renders a text page (spec §2, Static text). */
export function TextPage({ visit, page }: TextPageProps): ReactNode {
  return (
    <>
      <PageHead visit={visit} page={page} />
      <div className="text split">
        <PageHeading>{page.heading}</PageHeading>
        {page.intro ? <p className="intro">{page.intro}</p> : null}
        <ContentBody blocks={page.body} />
      </div>
    </>
  )
}
