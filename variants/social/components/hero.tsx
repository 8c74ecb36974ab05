import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { PageHeading } from '../../../shared/variant/page-heading.tsx'
import { gamesOf } from '../games-of.ts'
import { useVisit } from '../social-visit.ts'

/** Renders the top of the home page (spec §2): 'Play now' opens the first game. */
export function Hero(): ReactNode {
  const { content } = useVisit()
  const { heading, intro } = pageOf(content, 'home')
  const [first] = gamesOf(content)
  return (
    <section className="hero">
      <PageHeading>{heading}</PageHeading>
      {intro ? <p className="intro">{intro}</p> : null}
      <Link className="button" to={first?.path ?? '/#games'} discover="none">
        {content.labels.playNow}
      </Link>
      <p className="demo-note">
        <strong className="age">{content.labels.adultMark}</strong>
        {` ${content.labels.demoNote}`}
      </p>
      <img
        className="hero-art"
        src={imageOf(content, 'hero')}
        alt=""
        width="360"
        height="280"
        loading="lazy"
      />
    </section>
  )
}
