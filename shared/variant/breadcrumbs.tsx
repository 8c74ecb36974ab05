import type { ReactNode } from 'react'
import type { VariantContent } from '../content/variant-content.ts'
import { wordsOf } from '../content/variant-content.ts'
import { addressIn } from '../pages/language-paths.ts'
import { pathOf } from '../pages/route.ts'

type BreadcrumbsProps = { content: VariantContent<string>; page: string }

/** Tells search engines the page's parent, as microdata: Trusted Types refuse JSON-LD. */
export function Breadcrumbs({ content, page }: BreadcrumbsProps): ReactNode {
  if (page === 'home') {
    return null
  }
  return (
    <div hidden itemScope itemType="https://schema.org/BreadcrumbList">
      {['home', page].map((each, index) => (
        <span
          key={each}
          itemProp="itemListElement"
          itemScope
          itemType="https://schema.org/ListItem"
        >
          <meta itemProp="position" content={`${index + 1}`} />
          <meta itemProp="name" content={wordsOf(content, each).link} />
          <link itemProp="item" href={addressIn(content.language, pathOf(each))} />
        </span>
      ))}
    </div>
  )
}
