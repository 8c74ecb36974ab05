import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LanguageLink, type OtherLanguage } from './language-link.tsx'

type SiteFooterProps = {
  labels: {
    adultMark: string
    adultOnly: string
    disclaimer: string
    copyright: string
    footerLinks: string
  }
  links: { path: string; text: string }[]
  others: OtherLanguage[]
  children?: ReactNode
}

/** Renders the footer of every page (spec §2): 18+, disclaimer, copyright and the text pages. */
export function SiteFooter(props: SiteFooterProps): ReactNode {
  const { labels, links, others, children } = props
  return (
    <footer className="site-footer">
      {children}
      <p className="adult">
        <strong className="age">{labels.adultMark}</strong>
        <span>{labels.adultOnly}</span>
      </p>
      <p className="disclaimer">{labels.disclaimer}</p>
      <nav aria-label={labels.footerLinks}>
        <ul>
          {links.map(({ path, text }) => (
            <li key={path}>
              <Link to={path} discover="none">
                {text}
              </Link>
            </li>
          ))}
          {others.map(other => (
            <li key={other.language}>
              <LanguageLink {...other} />
            </li>
          ))}
        </ul>
      </nav>
      <p className="copyright">{labels.copyright}</p>
    </footer>
  )
}
