import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { wordsOf } from '../../../shared/content/variant-content.ts'
import { PageHead } from '../../../shared/variant/page-head.tsx'
import { PageHeading } from '../../../shared/variant/page-heading.tsx'
import { GameCards } from '../components/game-cards.tsx'
import { useVisit } from '../social-visit.ts'
import { lookAgain, useOnline } from '../use-online.ts'

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
        <PageHeading>{wordsOf(visit.content, page).heading}</PageHeading>
        <p>{visit.content.labels.gameMissing}</p>
      </div>
      <GameCards except={page} />
    </>
  )
}

/** How long a game may load before the page asks whether it is missing, in milliseconds. */
const PATIENCE = 8000

/** Before hydration nothing watches the frame. */
type Progress = 'unwatched' | 'loading' | 'late' | 'loaded'

const lateUnlessLoaded = (progress: Progress): Progress =>
  progress === 'loaded' ? 'loaded' : 'late'

/**
 * Renders a demo game on the whole page (spec §2). The page always links to the game in a new tab,
 * because it cannot detect that a provider refuses to be framed. Without a connection it shows a view
 * of its own, not the browser's.
 */
function Game({ page, address }: { page: string; address: string }): ReactNode {
  const visit = useVisit()
  const { labels } = visit.content
  const { heading } = wordsOf(visit.content, page)
  const [progress, setProgress] = useState<Progress>('unwatched')
  const isOnline = useOnline()
  const isOffline = !isOnline && progress !== 'loaded'
  const frame = useRef<HTMLIFrameElement>(null)
  const [canFill, setCanFill] = useState(true)
  // iPhones allow full screen only for videos.
  useEffect(() => setCanFill(document.fullscreenEnabled), [])
  useEffect(() => {
    if (isOffline) {
      return
    }
    // The prerendered frame may have loaded before hydration; the timeline knows.
    const { src = '' } = frame.current ?? {}
    if (performance.getEntriesByName(src).length > 0) {
      setProgress('loaded')
      return
    }
    setProgress('loading')
    const timer = setTimeout(() => setProgress(lateUnlessLoaded), PATIENCE)
    return () => clearTimeout(timer)
  }, [isOffline])
  const newTab = (
    <a className="new-tab" href={address} target="_blank" rel="noopener">
      {labels.gameNewTab}
    </a>
  )
  return (
    <section className="game" aria-busy={progress === 'loading' && !isOffline}>
      <PageHead visit={visit} page={page} words={wordsOf(visit.content, page)} />
      <div className="game-bar">
        <Link className="back" to="/#games">
          {labels.backToGames}
        </Link>
        <PageHeading>{heading}</PageHeading>
        {newTab}
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
        {isOffline ? (
          <Offline />
        ) : (
          <>
            <p className="game-loading">{labels.gameLoading}</p>
            <GameFrame
              frame={frame}
              address={address}
              title={heading}
              onLoad={() => setProgress('loaded')}
            />
          </>
        )}
      </div>
      {progress === 'late' && !isOffline ? (
        <p className="game-trouble">
          {labels.gameTrouble} {newTab}
        </p>
      ) : null}
    </section>
  )
}

type GameFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  title: string
  onLoad: () => void
}

/**
 * Renders the frame of a game, which may run scripts, but not navigate this page. Our own slot is on
 * the site's origin, so its sandbox gives it an opaque one.
 */
const GameFrame = ({ frame, address, title, onLoad }: GameFrameProps): ReactNode => (
  <iframe
    ref={frame}
    src={address}
    title={title}
    loading="lazy"
    allow="autoplay; fullscreen"
    sandbox={
      address.startsWith('/')
        ? 'allow-scripts'
        : 'allow-scripts allow-same-origin allow-popups allow-forms'
    }
    referrerPolicy="strict-origin-when-cross-origin"
    onLoad={onLoad}
  />
)

/** Says that there is no connection. The game comes by itself when there is one again. */
function Offline(): ReactNode {
  const { labels } = useVisit().content
  return (
    <div className="game-offline" role="status">
      <p>{labels.gameOffline}</p>
      <button type="button" className="button" onClick={lookAgain}>
        {labels.tryAgain}
      </button>
    </div>
  )
}
