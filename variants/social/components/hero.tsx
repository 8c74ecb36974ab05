import type { ReactNode } from 'react'
import { imageOf, wordsOf } from '../../../shared/content/variant-content.ts'
import { PageHeading } from '../../../shared/variant/page-heading.tsx'
import { useVisit } from '../social-visit.ts'

/** Renders the top of the home page (spec §2): 'Play now', a link to the games. */
export function Hero(): ReactNode {
  const { content } = useVisit()
  const { heading, intro } = wordsOf(content, 'home')
  return (
    <section className="hero">
      <div className="hero-words">
        <PageHeading>{heading}</PageHeading>
        {intro ? <p className="intro">{intro}</p> : null}
        <a className="button" href="#games">
          {content.labels.playNow}
        </a>
        <p className="demo-note">
          <strong className="age">{content.labels.adultMark}</strong>
          {` ${content.labels.demoNote}`}
        </p>
      </div>
      <img
        className="hero-art"
        src={imageOf(content, 'hero')}
        alt=""
        width="640"
        height="480"
        loading="lazy"
      />
    </section>
  )
}
