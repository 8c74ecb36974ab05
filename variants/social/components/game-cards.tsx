import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { imageOf, wordsOf } from '../../../shared/content/variant-content.ts'
import { gameRoutes } from '../route-table.ts'
import { useVisit } from '../social-visit.ts'

/** Renders the demo games (spec §2), except the page's own. Unavailable games come last. */
export function GameCards({ except }: { except?: string }): ReactNode {
  const { content } = useVisit()
  const { labels, settings } = content
  const games = gameRoutes
    .filter(({ page }) => page !== except)
    .map(({ page, path }) => ({ page, path, isHere: settings.games[page] !== '' }))
    .sort((one, other) => Number(other.isHere) - Number(one.isHere))
  return (
    <section id="games" className="games">
      <h2>{labels.games}</h2>
      <ul>
        {games.map(({ page, path, isHere }) => {
          const { heading, intro } = wordsOf(content, page)
          return (
            <li key={page} className="game-card" data-testid="game-card">
              <img
                src={imageOf(content, `game-${page}`)}
                alt=""
                width="480"
                height="320"
                loading="lazy"
              />
              <h3>{heading}</h3>
              <p>{intro}</p>
              {isHere ? (
                <Link
                  className="button covers-card"
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
