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
  sides,
} from './compare-state.ts'
import { FindingsPanel } from './findings-panel.tsx'
import { PageList, type Report } from './page-list.tsx'
import { KeyList, shortcuts, useShortcuts } from './shortcuts.tsx'
import { ToolBar } from './tool-bar.tsx'
import { type Shown, useFacts, useFrame } from './use-frame.ts'
import { useScrollTogether } from './use-scroll-together.ts'

export type Change = (part: Partial<CompareState>) => void

type ComparePageProps = { data: KnownSite; report: Report | null }

/** The two variants of a page side by side, and what is wrong with them. */
function ComparePage({ data, report }: ComparePageProps): ReactNode {
  const [state, setState] = useState(() =>
    parseState(
      location.search,
      data.scenarios.map(({ name }) => name),
    ),
  )
  const change: Change = useCallback(part => setState(old => ({ ...old, ...part })), [])
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${formatState(state)}`)
  }, [state])

  const side = {
    left: useSide('left', state.path, state, change),
    right: useSide('right', state.rightPath || state.path, state, change),
  }
  useScrollTogether(side.left.shown, side.right.shown, state.together)
  const keys = useRef<HTMLDialogElement>(null)
  useShortcuts([side.left.shown, side.right.shown], key => {
    if (key === '?') keys.current?.showModal()
    const shortcut = shortcuts.find(each => each.key === key)
    if (shortcut) change(shortcut.does(state, data, report))
    return key === '?' || shortcut !== undefined
  })

  return (
    <>
      <ToolBar {...{ data, state, change }} showKeys={() => keys.current?.showModal()} />
      <main>
        <PageList {...{ data, report, state, change }} />
        <div className="stage">
          {sides.map(name => (
            <figure key={name}>
              <figcaption>
                <strong>{side[name].facts?.variant ?? 'loading'}</strong>, {state[name]}
              </figcaption>
              <iframe
                ref={side[name].frame}
                title={`${name === 'left' ? 'Left' : 'Right'}: ${state[name]}`}
                width={state.width}
              />
            </figure>
          ))}
        </div>
        <FindingsPanel site={data} left={side.left.facts} right={side.right.facts} />
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
  return { frame, shown, facts: useFacts(shown) }
}

const [data, report] = await Promise.all(
  ['data', 'report'].map(async name => (await fetch(`/@compare/${name}.json`)).json()),
)
const root = document.getElementById('root')
if (root) createRoot(root).render(<ComparePage data={data} report={report} />)
