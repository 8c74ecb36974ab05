import type { ReactNode } from 'react'
import { languageSettings } from '../content/languages.ts'
import { imageOf } from '../content/variant-content.ts'
import type { PageWords } from '../content/words.ts'
import { addressIn, languagePaths } from '../pages/language-paths.ts'
import { pathOf } from '../pages/route.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { Visit } from './visit.ts'

type PageHeadProps = { visit: Visit<'siteName'>; page: string; words: PageWords }

/**
 * Renders the page's part of the document head, for search engines and link previews. React moves
 * these elements there. Elements that need a whole address depend on SITE_URL. Markets that repeat
 * a page have the page as canonical. Twitter falls back to Open Graph.
 */
export function PageHead({ visit: { content }, page, words }: PageHeadProps): ReactNode {
  const { labels, language } = content
  const { siteUrl } = content.settings
  const { title, description, link } = words
  const path = pathOf(page)
  const canonical = siteUrl + addressIn(language, path)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={labels.siteName} />
      <meta property="og:locale" content={languageSettings[language].locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {siteUrl ? (
        <>
          <link rel="canonical" href={canonical} />
          {languagePaths(path).map(({ hreflang, address }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + address} />
          ))}
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={siteUrl + imageOf(content, 'og')} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      ) : null}
      <Breadcrumbs content={content} page={page} name={link} />
    </>
  )
}
