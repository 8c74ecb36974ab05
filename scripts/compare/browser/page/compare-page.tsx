import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { KnownSite } from '../page-facts.ts'
import {
  type CompareState,
  follow,
  formatState,
  frameQuery,
  parseState,
  type SideName,
} from './compare-state.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { PageList, type Report } from './page-list.tsx'
import { changeOf, KeyList, useKeys } from './shortcuts.tsx'
import { ToolBar } from './tool-bar.tsx'
import { type Shown, useFacts, useFrame, useScrollTogether } from './use-frame.ts'

export type Change = (part: Partial<CompareState>) => void

type ComparePageProps = { site: KnownSite; report: Report | null }

/** The two variants of a page side by side, and what is wrong with them. */
function ComparePage({ site, report }: ComparePageProps): ReactNode {
  const scenarios = site.scenarios.map(({ name }) => name)
  const [state, setState] = useState(() => parseState(location.search, scenarios))
  const change: Change = useCallback(part => setState(old => ({ ...old, ...part })), [])
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${formatState(state)}`)
  }, [state])

  const left = useSide('left', state.path, state, change)
  const right = useSide('right', state.rightPath || state.path, state, change)
  useScrollTogether(left.shown, right.shown, state.together)
  const keys = useRef<HTMLDialogElement>(null)
  const showKeys = () => keys.current?.showModal()
  useKeys([left.shown, right.shown], key => {
    if (key === '?') showKeys()
    const changes = changeOf(key, { state, site, report })
    if (changes) change(changes)
    return key === '?' || changes !== undefined
  })

  return (
    <>
      <ToolBar {...{ site, state, change, showKeys }} />
      <main>
        <PageList {...{ site, report, state, change }} />
        <div className="stage">
          {left.figure}
          {right.figure}
        </div>
        <FindingsPanel site={site} left={left.facts} right={right.facts} />
      </main>
      <KeyList dialog={keys} />
    </>
  )
}

/** Keeps a side’s frame where the state wants it, and reads what it shows. */
function useSide(name: SideName, path: string, state: CompareState, change: Change) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, loaded] = useState<Shown | null>(null)
  const went = (path: string) => change(follow(state, name, path))
  useFrame({ frame, path, query: frameQuery(state, name), went, loaded })
  const facts = useFacts(shown)
  const figure = (
    <figure>
      <figcaption>
        <strong>{facts?.variant ?? 'loading'}</strong>, {state[name]}
      </figcaption>
      <iframe ref={frame} title={`${name}: ${state[name]}`} width={state.width} />
    </figure>
  )
  return { figure, shown, facts }
}

const [site, report] = await Promise.all(
  ['site', 'report'].map(async name => (await fetch(`/@compare/${name}.json`)).json()),
)
const root = document.getElementById('root')
if (root) createRoot(root).render(<ComparePage site={site} report={report} />)
