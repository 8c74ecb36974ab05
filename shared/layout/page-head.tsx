import type { ReactNode } from 'react'
import { publicPath } from '../routes/market-path.ts'
import { pathOf } from '../routes/route.ts'
import { type Site, wordsOf } from '../site/site.ts'

type PageHeadProps = { site: Site<string>; page: string }

/** The page's part of the document head. React brings these elements there and keeps them current. */
export function PageHead({ site, page }: PageHeadProps): ReactNode {
  const { content, segment } = site
  const { title, description } = wordsOf(content, page)
  const address = content.siteUrl && content.siteUrl + publicPath(segment, pathOf(page))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : null}
    </>
  )
}
