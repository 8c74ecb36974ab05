import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Page } from '../../../shared/content/page.ts'
import { imageOf, pageOf } from '../../../shared/content/variant-content.ts'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { PageHeading } from '../../../shared/variant/page-heading.tsx'
import { GameCards } from '../components/game-cards.tsx'
import { useVisit } from '../social-visit.ts'
import { useOnline } from '../use-online.ts'

/** Shows a demo game, or says that the game is not available. */
export function GamePage({ name }: { name: string }): ReactNode {
  const { content } = useVisit()
  const page = pageOf(content, name)
  const address = content.settings.games[name]
  return address ? <Game page={page} address={address} /> : <MissingGame page={page} />
}

/** Says that the game is not available, with the other games below. */
function MissingGame({ page }: { page: Page }): ReactNode {
  const visit = useVisit()
  return (
    <>
      <PageHead visit={visit} page={page} />
      <div className="text">
        <PageHeading>{page.heading}</PageHeading>
        <p>{visit.content.labels.gameMissing}</p>
      </div>
      <GameCards except={page.name} />
    </>
  )
}

/**
 * Renders a demo game on the whole page (spec §2), with the other games below. A ring shows until
 * the frame has loaded. The load proves nothing: a frame that is refused or finds nothing also loads.
 * A line at the game therefore always says what a visitor can do. Our own slot comes from the same
 * host as this page, so its line is after it, below the screen.
 */
function Game({ page, address }: { page: Page; address: string }): ReactNode {
  const visit = useVisit()
  const { labels } = visit.content
  const [isLoaded, setLoaded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isOnline = useOnline()
  const frame = useRef<HTMLIFrameElement>(null)
  const [canFill, setCanFill] = useState(true)
  useEffect(() => {
    // iPhones allow full screen only for videos.
    setCanFill(document.fullscreenEnabled)
    // Only a prerendered frame can have loaded before: the timeline knows. After hydration, it also
    // knows the frames of games that were opened earlier.
    const has = (name = '') => performance.getEntriesByName(name).length > 0
    setLoaded(!has('hydrated') && has(frame.current?.src))
  }, [])
  function tryAgain() {
    setLoaded(false)
    setAttempt(attempt + 1)
  }
  const help = (
    <p className="game-trouble">
      <span role="status">{isOnline ? labels.gameTrouble : labels.gameOffline}</span>
      <button type="button" onClick={tryAgain}>
        {labels.tryAgain}
      </button>
      <a className="new-tab" href={address} target="_blank" rel="noopener">
        {labels.gameNewTab}
      </a>
    </p>
  )
  return (
    <>
      <section className={isOwn(address) ? 'game own' : 'game'}>
        <PageHead visit={visit} page={page} />
        <div className="game-bar">
          <Link className="back" to="/#games">
            {labels.backToGames}
          </Link>
          <PageHeading>{page.heading}</PageHeading>
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
        {isOwn(address) ? null : help}
        <div className="game-place">
          <img
            className="game-poster"
            src={imageOf(visit.content, `game-${page.name}`)}
            alt=""
            width="480"
            height="320"
          />
          {isLoaded ? null : <p className="game-loading">{labels.gameLoading}</p>}
          <GameFrame
            key={attempt}
            frame={frame}
            address={address}
            title={page.heading}
            onLoad={() => setLoaded(true)}
          />
        </div>
        {isOwn(address) ? help : null}
      </section>
      <GameCards except={page.name} />
    </>
  )
}

const isOwn = (address: string): boolean => address.startsWith('/')

type GameFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  title: string
  onLoad: () => void
}

/**
 * Renders the frame of a game, which may run scripts, but not navigate this page. A launcher redirects
 * to other hosts, which get the same permissions. Our own slot is on the site's origin, so its sandbox
 * gives it an opaque one.
 */
const GameFrame = ({ frame, address, title, onLoad }: GameFrameProps): ReactNode => (
  <iframe
    ref={frame}
    src={address}
    title={title}
    loading="lazy"
    allow="autoplay *; fullscreen *"
    sandbox={
      isOwn(address) ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-popups allow-forms'
    }
    referrerPolicy="strict-origin-when-cross-origin"
    onLoad={onLoad}
  />
)
