import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { PageHead } from '../../../shared/layout/page-head.tsx'
import { wordsOf } from '../../../shared/site/site.ts'
import { useSite } from '../social-site.ts'

/**
 * A demo game on the whole page (spec §2). The frame may run scripts, but not navigate this page.
 * A provider that refuses to be framed cannot be told from one that does not (`load` fires for
 * both), so the way to open the game in a tab of its own is always there.
 */
export function GamePage({ page }: { page: string }): ReactNode {
  const site = useSite()
  const { labels, settings } = site.content
  const { heading } = wordsOf(site.content, page)
  const [loading, setLoading] = useState(true)
  const frame = useRef<HTMLIFrameElement>(null)
  const [canFill, setCanFill] = useState(true)
  // Phones of Apple's give videos alone the whole screen.
  useEffect(() => setCanFill(document.fullscreenEnabled), [])
  const address = settings.games[page]
  useEffect(() => {
    // The frame stood in the prerendered page and may have loaded before React came. The timeline
    // tells, without a look into a game of another origin.
    const { src } = frame.current ?? {}
    if (src && performance.getEntriesByName(src).length) setLoading(false)
  }, [])
  return (
    <section className="game" aria-busy={loading}>
      <PageHead site={site} page={page} />
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
            // A browser may refuse; then the game stays where it is.
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
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoading(false)}
        />
      </div>
    </section>
  )
}
