import type { ReactNode } from 'react'
import type { NamedPage } from '../content/page.ts'
import { ContentBody } from './content-body.tsx'
import { PageHead } from './page-head.tsx'
import { PageHeading } from './page-heading.tsx'
import type { Visit } from './visit.ts'

type TextPageProps = { visit: Visit<'siteName'>; text: NamedPage }

/** Renders a page that an editor wrote (spec §2, Static text). */
export function TextPage({ visit, text: { page, words } }: TextPageProps): ReactNode {
  return (
    <>
      <PageHead visit={visit} page={page} words={words} />
      <div className="text split">
        <PageHeading>{words.heading}</PageHeading>
        {words.intro ? <p className="intro">{words.intro}</p> : null}
        <ContentBody blocks={words.body} />
      </div>
    </>
  )
}
