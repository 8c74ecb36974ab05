import { type ReactNode, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { languageSettings, languages } from '../content/languages.ts'
import { imageOf, pageOf } from '../content/variant-content.ts'
import { addressIn } from '../pages/language-paths.ts'
import { pathOf } from '../pages/route.ts'
import { ContentBody } from './content-body.tsx'
import { Helpline } from './helpline.tsx'
import type { layoutLabels } from './layout-labels.ts'
import { headingId } from './page-heading.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useScrollAndFocus } from './use-scroll-and-focus.ts'
import type { Visit } from './visit.ts'

type VariantLayoutProps = {
  visit: Visit<(typeof layoutLabels)[number]>
  /** The pages that the menu names. */
  menu: readonly { name: string }[]
  /** The name of the image of a page of the menu. */
  imageNameOf: (name: string) => string
  /** The variant's own part of the footer's section on help. */
  children?: ReactNode
}

/** Renders the landmarks around every page's content, the same in both variants. */
export function VariantLayout({
  visit,
  menu,
  imageNameOf,
  children,
}: VariantLayoutProps): ReactNode {
  const { content, market } = visit
  const { labels, language } = content
  const help = pageOf(content, 'help')
  const main = useRef<HTMLElement>(null)
  useScrollAndFocus(main)
  const path = useLocation().pathname.replace(/(.)\/+$/, '$1')
  const otherLanguages = languages
    .filter(other => other !== language)
    .map(other => ({ language: other, href: addressIn(other, path) }))
  return (
    <>
      <a className="skip-link" href="#content">
        {labels.skipToContent}
      </a>
      <SiteHeader
        name={labels.siteName}
        logo={{ src: imageOf(content, 'logo'), width: content.logoWidth }}
        isHomeHere={market === languageSettings[language].market}
        links={menu.map(({ name }) => ({
          path: pathOf(name),
          text: pageOf(content, name).link,
          image: imageOf(content, imageNameOf(name)),
        }))}
        otherLanguages={otherLanguages}
        labels={labels}
      />
      <main id="content" ref={main} tabIndex={-1} aria-labelledby={headingId}>
        <Outlet />
      </main>
      <SiteFooter
        labels={labels}
        links={content.footer.map(({ name, text }) => ({ path: pathOf(name), text }))}
        otherLanguages={otherLanguages}
      >
        <section className="responsible">
          <h2>{help.heading}</h2>
          <p>
            <Helpline labels={labels} className="button second" />
          </p>
          {children}
          <ContentBody blocks={help.body} />
        </section>
      </SiteFooter>
    </>
  )
}
