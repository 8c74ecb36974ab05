import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Site } from '../site/site.ts'
import { wordsOf } from '../site/site.ts'
import { ContentBody } from './content-body.tsx'
import { PageHead } from './page-head.tsx'

/** A page that an editor wrote (spec §2, Static text): its heading and its text. */
export function TextPage({ site, page }: { site: Site<'siteName'>; page: string }): ReactNode {
  const words = wordsOf(site.content, page)
  return (
    <>
      <PageHead site={site} page={page} />
      <div className="text">
        <h1>{words.heading}</h1>
        {words.intro ? <p className="intro">{words.intro}</p> : null}
        <ContentBody nodes={useLoaderData()} />
      </div>
    </>
  )
}
