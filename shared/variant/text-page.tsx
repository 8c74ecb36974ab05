import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { wordsOf } from '../content/variant-content.ts'
import { ContentBody } from './content-body.tsx'
import { PageHead } from './page-head.tsx'
import type { Visit } from './visit.ts'

/** Renders a page that an editor wrote (spec §2, Static text). */
export function TextPage({ visit, page }: { visit: Visit<'siteName'>; page: string }): ReactNode {
  const words = wordsOf(visit.content, page)
  return (
    <>
      <PageHead visit={visit} page={page} />
      <div className="text">
        <h1>{words.heading}</h1>
        {words.intro ? <p className="intro">{words.intro}</p> : null}
        <ContentBody nodes={useLoaderData()} />
      </div>
    </>
  )
}
