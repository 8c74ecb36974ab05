import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type PageLinksProps = { links: { path: string; text: string }[]; children?: ReactNode }

/** Renders a list of links to pages of the site. `children` are further items. */
export const PageLinks = ({ links, children }: PageLinksProps): ReactNode => (
  <ul>
    {links.map(({ path, text }) => (
      <li key={path}>
        <Link to={path} discover="none">
          {text}
        </Link>
      </li>
    ))}
    {children}
  </ul>
)
