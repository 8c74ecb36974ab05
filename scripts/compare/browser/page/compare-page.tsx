import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { ComparisonData } from '../../findings/comparison-data.ts'
import { frameQuery, plainPath } from './compare-state.ts'
import { DifferencesPanel } from './differences-panel.tsx'
import { KeyList } from './key-list.tsx'
import { shortcuts } from './shortcuts.ts'
import { Stage } from './stage.tsx'
import { ToolBar } from './tool-bar.tsx'
import { useFacts } from './use-facts.ts'
import { type Shown, useFrame } from './use-frame.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStateInAddress } from './use-state-in-address.ts'

/** The two variants of a page, side by side or over each other, and what differs. */
export function ComparePage({ data }: { data: ComparisonData }): ReactNode {
  const [state, change] = useStateInAddress(data.scenarios.map(({ name }) => name))
  const frames = {
    left: useRef<HTMLIFrameElement>(null),
    right: useRef<HTMLIFrameElement>(null),
  }
  const [left, setLeft] = useState<Shown | null>(null)
  const [right, setRight] = useState<Shown | null>(null)
  const keys = useRef<HTMLDialogElement>(null)
  const facts = { left: useFacts(left), right: useFacts(right) }

  const went = useCallback(
    (path: string) => {
      if (state.together && data.addresses.includes(path)) change({ path })
    },
    [state.together, data.addresses, change],
  )
  const at = { path: plainPath(state.path), went }
  useFrame({ ...at, frame: frames.left, query: frameQuery(state, 'left'), loaded: setLeft })
  useFrame({ ...at, frame: frames.right, query: frameQuery(state, 'right'), loaded: setRight })
  useShortcuts([left, right], key => {
    if (key === '?') keys.current?.showModal()
    const shortcut = shortcuts.find(each => each.key === key)
    if (shortcut) change(shortcut.does(state, data.addresses))
  })

  return (
    <>
      <ToolBar {...{ data, state, change }} showKeys={() => keys.current?.showModal()} />
      <main className={state.differences ? 'with-differences' : undefined}>
        <Stage {...{ data, state, frames, shown: { left, right } }} />
        {state.differences ? <DifferencesPanel {...{ data, state, facts }} /> : null}
      </main>
      <KeyList dialog={keys} />
    </>
  )
}
