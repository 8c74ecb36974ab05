import type { ReactNode } from 'react'
import type { VariantContent } from '../content/variant-content.ts'
import { pageOf } from '../content/variant-content.ts'
import { addressIn } from '../pages/language-paths.ts'
import { pathOf } from '../pages/route.ts'

type BreadcrumbsProps = {
  content: VariantContent<string>
  page: string
  /** The page's name in menus. */
  name: string
}

/** Tells search engines the page's parent, as microdata: Trusted Types refuse JSON-LD. */
export function Breadcrumbs({ content, page, name }: BreadcrumbsProps): ReactNode {
  if (page === 'home') {
    return null
  }
  const path = [
    { page: 'home', name: pageOf(content, 'home').link },
    { page, name },
  ]
  return (
    <div hidden itemScope itemType="https://schema.org/BreadcrumbList">
      {path.map((each, index) => (
        <span
          key={each.page}
          itemProp="itemListElement"
          itemScope
          itemType="https://schema.org/ListItem"
        >
          <meta itemProp="position" content={`${index + 1}`} />
          <meta itemProp="name" content={each.name} />
          <link itemProp="item" href={addressIn(content.language, pathOf(each.page))} />
        </span>
      ))}
    </div>
  )
}
