import { type ReactNode, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { addressIn } from '../routes/language-paths.ts'
import type { Route } from '../routes/route.ts'
import { footerLinks } from '../routes/text-routes.ts'
import { imageOf, type Site, wordsOf } from '../site/site.ts'
import type { frameLabels } from './frame-labels.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useArrive } from './use-arrive.ts'

type VariantLayoutProps = {
  site: Site<(typeof frameLabels)[number]>
  routes: readonly Route[]
  /** The pages that the menu names. */
  menu: readonly Route[]
  /** What a variant has in its footer besides what both have. */
  children?: ReactNode
}

/** The landmarks around every page's own content, the same in both variants. */
export function VariantLayout({ site, routes, menu, children }: VariantLayoutProps): ReactNode {
  const { content, segment } = site
  const { labels, language } = content
  const main = useRef<HTMLElement>(null)
  useArrive(main)
  const path = useLocation().pathname.replace(/(.)\/+$/, '$1')
  const other = language === 'fi' ? 'en' : 'fi'
  return (
    <>
      <a className="skip-link" href="#content">
        {labels.skipToContent}
      </a>
      <SiteHeader
        name={labels.siteName}
        logo={imageOf(content, 'logo')}
        ownHome={!segment || language === 'fi'}
        links={menu.map(row => ({ path: row.path, text: wordsOf(content, row.page).link }))}
        labels={labels}
      />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        labels={labels}
        adultImage={imageOf(content, 'adult')}
        links={footerLinks(content.pages, routes)}
        other={{ language: other, href: addressIn(other, path) }}
      >
        {children}
      </SiteFooter>
    </>
  )
}
