import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { imageOf, wordsOf } from '../../../shared/content/variant-content.ts'
import { gameRoutes } from '../route-table.ts'
import { useVisit } from '../social-visit.ts'

/** The demo games (spec §2), without the one whose page shows them. */
export function GameCards({ except }: { except?: string }): ReactNode {
  const { content } = useVisit()
  const { labels } = content
  const games = gameRoutes.filter(({ page }) => page !== except)
  return (
    <section id="games" className="games">
      <h2>{labels.games}</h2>
      <ul>
        {games.map(({ page, path }) => {
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
              <Link
                className="button covers-card"
                to={path}
                aria-label={`${labels.playNow}: ${heading}`}
              >
                {labels.playNow}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
