import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { gamesOf } from '../games-of.ts'
import { useVisit } from '../social-visit.ts'

/** Renders the demo games (spec §2), or those other than the page's own. Unavailable games come last. */
export function GameCards({ except }: { except?: string }): ReactNode {
  const { content } = useVisit()
  const { labels } = content
  const games = gamesOf(content).filter(({ name }) => name !== except)
  return (
    <section id="games" className={except ? 'games more' : 'games'}>
      <h2>{except ? labels.moreGames : labels.games}</h2>
      <ul role="list">
        {games.map(({ name, path, isAvailable }) => {
          const { heading, intro } = pageOf(content, name)
          return (
            <li key={name} className="game-card">
              <img
                src={imageOf(content, `game-${name}`)}
                alt=""
                width="480"
                height="320"
                loading="lazy"
              />
              <h3>{heading}</h3>
              <p>{intro}</p>
              {isAvailable ? (
                <Link
                  className="button second covers-card"
                  to={path}
                  discover="none"
                  aria-label={`${labels.playNow}: ${heading}`}
                >
                  {labels.playNow}
                </Link>
              ) : (
                <p>{labels.gameMissing}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
