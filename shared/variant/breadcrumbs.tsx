import type { ReactNode } from 'react'
import type { Page } from '../content/page.ts'
import type { VariantContent } from '../content/variant-content.ts'
import { pageOf } from '../content/variant-content.ts'
import { addressIn } from '../pages/language-paths.ts'
import { pathOf } from '../pages/route.ts'

type BreadcrumbsProps = { content: VariantContent<string>; page: Page }

/** Tells search engines the page's parent, as microdata: Trusted Types refuse JSON-LD. */
export function Breadcrumbs({ content, page }: BreadcrumbsProps): ReactNode {
  if (page.name === 'home') {
    return null
  }
  const path = [pageOf(content, 'home'), page]
  return (
    <div hidden itemScope itemType="https://schema.org/BreadcrumbList">
      {path.map(({ name, link }, index) => (
        <span
          key={name}
          itemProp="itemListElement"
          itemScope
          itemType="https://schema.org/ListItem"
        >
          <meta itemProp="position" content={`${index + 1}`} />
          <meta itemProp="name" content={link} />
          <link itemProp="item" href={addressIn(content.language, pathOf(name))} />
        </span>
      ))}
    </div>
  )
}
