import type { ReactNode } from 'react'
import { imageOf, wordsOf } from '../../../shared/site/site.ts'
import { useSite } from '../social-site.ts'

/** The first thing on the home page, with 'Play now' leading to the games (spec §2), and to what else is on the page. */
export function Hero(): ReactNode {
  const { content } = useSite()
  const { heading, intro } = wordsOf(content, 'home')
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>{heading}</h1>
        {intro ? <p className="intro">{intro}</p> : null}
        <a className="button" href="#games">
          {content.labels.playNow}
        </a>
        <p className="demo-note">{content.labels.demoNote}</p>
        <p className="hero-links">
          <a href="#about">{content.labels.aboutLink}</a>
          <a href="#faq">{content.labels.faqLink}</a>
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
