import type { ReactNode } from 'react'
import { LanguageLink, type OtherLanguage } from './language-link.tsx'
import { PageLinks } from './page-links.tsx'

type SiteFooterProps = {
  labels: {
    adultMark: string
    adultOnly: string
    disclaimer: string
    copyright: string
    footerLinks: string
  }
  links: { path: string; text: string }[]
  otherLanguages: OtherLanguage[]
  /** Where to find help. */
  children: ReactNode
}

/** Renders the footer of every page (spec §2): help, 18+, disclaimer, copyright and the text pages. */
export function SiteFooter(props: SiteFooterProps): ReactNode {
  const { labels, links, otherLanguages, children } = props
  return (
    <footer className="site-footer">
      {children}
      <p className="adult">
        <strong className="age">{labels.adultMark}</strong>
        <span>{labels.adultOnly}</span>
      </p>
      <p className="disclaimer">{labels.disclaimer}</p>
      <nav aria-label={labels.footerLinks}>
        <PageLinks links={links}>
          {otherLanguages.map(other => (
            <li key={other.language}>
              <LanguageLink {...other} />
            </li>
          ))}
        </PageLinks>
      </nav>
      <p className="copyright">{labels.copyright}</p>
    </footer>
  )
}
