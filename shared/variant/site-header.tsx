import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import type { LayoutId } from '../pages/layout-ids.ts'
import { Helpline } from './helpline.tsx'
import { LanguageLink, type OtherLanguage } from './language-link.tsx'

type SiteHeaderProps = {
  name: string
  logo: { src: string; width: number }
  /** Whether the router renders this market's home; otherwise the link opens the document `/`. */
  isHomeHere: boolean
  links: { path: string; text: string; image: string }[]
  otherLanguages: OtherLanguage[]
  labels: Record<'mainMenu' | 'openMenu' | 'closeMenu' | 'adultMark' | 'helpline', string>
}

/** Saves two attributes per link: an empty class, and one that another mode of the router needs. */
const bare = { className: () => undefined, discover: 'none' } as const

const MENU: LayoutId = 'casino-guide-menu'

const closeMenu = () => document.getElementById(MENU)?.hidePopover?.()

/**
 * Renders the top bar (spec §2): the site's name, a link home, and the menu. On a phone the menu is
 * a popover, opened by the burger and closed by the exit button, Escape, a click outside, the focus
 * that leaves it, or a window that grows until the menu is a row in the bar. At the menu's foot are
 * the language and the helplines, which are otherwise only at the end of the page. The links
 * get their pictures when the menu is first opened, so that no page contains them. Microdata gives
 * search engines the name.
 */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  const { name, logo, isHomeHere, links, otherLanguages, labels } = props
  const brand = (
    <>
      <img src={logo.src} alt="" width={logo.width} height="32" loading="lazy" />
      <span itemProp="name">{name}</span>
    </>
  )
  const burger = useRef<HTMLButtonElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    const onResize = () => {
      if (!burger.current?.offsetParent) {
        closeMenu()
      }
    }
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  return (
    <header className="site-header" itemScope itemType="https://schema.org/WebSite">
      {isHomeHere ? (
        <Link className="site-name" to="/" itemProp="url" discover="none">
          {brand}
        </Link>
      ) : (
        <a className="site-name" href="/" itemProp="url">
          {brand}
        </a>
      )}
      <button
        ref={burger}
        type="button"
        className="burger"
        popoverTarget={MENU}
        aria-label={labels.openMenu}
      />
      <nav
        id={MENU}
        className="main-menu"
        popover="auto"
        aria-label={labels.mainMenu}
        onBeforeToggle={() => setWasOpened(true)}
      >
        <button
          type="button"
          className="exit"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
        />
        <ul>
          {links.map(({ path, text, image }) => (
            <li key={path}>
              <NavLink to={path} onClick={closeMenu} {...bare}>
                {wasOpened ? <img src={image} alt="" width="72" height="48" /> : null}
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="menu-foot">
          {otherLanguages.map(other => (
            <LanguageLink key={other.language} {...other} />
          ))}
          <p>
            <strong className="age">{labels.adultMark}</strong> <Helpline labels={labels} />
          </p>
        </div>
      </nav>
    </header>
  )
}
