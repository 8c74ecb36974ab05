import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { wordsOf } from '../../../shared/content/variant-content.ts'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { GameCards } from '../components/game-cards.tsx'
import { useVisit } from '../social-visit.ts'

/** Shows a demo game, or says that the game is not available. */
export function GamePage({ page }: { page: string }): ReactNode {
  const { content } = useVisit()
  const address = content.settings.games[page]
  return address ? <Game page={page} address={address} /> : <MissingGame page={page} />
}

/** Says that the game is not available, with the other games below. */
function MissingGame({ page }: { page: string }): ReactNode {
  const visit = useVisit()
  return (
    <>
      <PageHead visit={visit} page={page} words={wordsOf(visit.content, page)} />
      <div className="text">
        <h1>{wordsOf(visit.content, page).heading}</h1>
        <p>{visit.content.labels.gameMissing}</p>
      </div>
      <GameCards except={page} />
    </>
  )
}

/**
 * Renders a demo game on the whole page (spec §2). The frame may run scripts, but not navigate this
 * page. Our own slot is on the site's origin, so its sandbox gives it an opaque one. The page
 * always links to the game in a new tab, because it cannot detect that a provider refuses to be
 * framed.
 */
function Game({ page, address }: { page: string; address: string }): ReactNode {
  const visit = useVisit()
  const { labels } = visit.content
  const { heading } = wordsOf(visit.content, page)
  const [loading, setLoading] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const [canFill, setCanFill] = useState(true)
  // iPhones allow full screen only for videos.
  useEffect(() => setCanFill(document.fullscreenEnabled), [])
  useEffect(() => {
    // The prerendered frame may have loaded before hydration; the timeline knows.
    const { src = '' } = frame.current ?? {}
    setLoading(performance.getEntriesByName(src).length === 0)
  }, [])
  return (
    <section className="game" aria-busy={loading}>
      <PageHead visit={visit} page={page} words={wordsOf(visit.content, page)} />
      <div className="game-bar">
        <Link className="back" to="/#games">
          {labels.backToGames}
        </Link>
        <h1>{heading}</h1>
        <p className="game-trouble">
          <span>{labels.gameTrouble}</span>{' '}
          <a href={address} target="_blank" rel="noopener">
            {labels.gameNewTab}
          </a>
        </p>
        {canFill ? (
          <button
            type="button"
            className="full-screen"
            // The browser may refuse; the game then stays the same size.
            onClick={() => frame.current?.requestFullscreen().catch(() => {})}
          >
            {labels.fullScreen}
          </button>
        ) : null}
      </div>
      <div className="game-place">
        <p className="game-loading">{labels.gameLoading}</p>
        <iframe
          ref={frame}
          src={address}
          title={heading}
          loading="lazy"
          allow="autoplay; fullscreen"
          sandbox={
            address.startsWith('/')
              ? 'allow-scripts'
              : 'allow-scripts allow-same-origin allow-popups allow-forms'
          }
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoading(false)}
        />
      </div>
    </section>
  )
}
