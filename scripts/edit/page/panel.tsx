import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { textIdOf } from '../contract.ts'
import { type Box, isTyped, keepBox, openBox, takeKeptBox } from './box.ts'
import { insteadOfReload, shownSite } from './follow-saves.ts'
import { Messages } from './messages.tsx'
import { TextBox } from './text-box.tsx'
import { type MarkedText, markAt, moveMarks, textsOfPage } from './text-marks.ts'
import './panel.css'

/** Shows the panel on a page that React has hydrated. */
export function showPanel(): void {
  moveMarks(document)
  const frame = document.createElement('aside')
  Object.assign(frame, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
  document.body.append(frame)
  createRoot(frame).render(<Panel />)
}

/** The storage key of the switch, which stays on when another document loads. */
const switchKey = 'previewEditing'

function Panel() {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(switchKey) === 'on')
  const [box, setBox] = useState(takeKeptBox)
  const [problem, setProblem] = useState('')
  const [texts, setTexts] = useState<MarkedText[]>([])
  const mustWait = useReload(box)

  const mayClose = () => !isTyped(box) || confirm('Close the box? Your words are not saved.')
  async function open(mark: string): Promise<void> {
    if (!mayClose()) {
      return
    }
    try {
      setBox(await openBox(mark))
      setProblem('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    }
  }
  function reload(): void {
    if (isTyped(box)) {
      keepBox(box)
    }
    setBox(null)
  }
  useEffect(() => {
    if (isOn) {
      return onTexts(open)
    }
  })
  useEffect(() => {
    sessionStorage.setItem(switchKey, isOn ? 'on' : 'off')
  }, [isOn])

  return (
    <>
      {box && (
        <TextBox
          key={JSON.stringify([box.file, box.key, box.source])}
          box={box}
          change={newSource => setBox({ ...box, newSource })}
          close={() => mayClose() && setBox(null)}
          closeSaved={() => setBox(null)}
        />
      )}
      <div className="row">
        <label>
          <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Edit words
        </label>
        <div role="status">
          {problem && <p className="bad">{problem}</p>}
          {mustWait && (
            <p>
              The site has changed. Your words stay in the box.{' '}
              <button type="button" onClick={reload}>
                Reload
              </button>
            </p>
          )}
        </div>
        {isOn && (
          <details onToggle={({ currentTarget }) => currentTarget.open && setTexts(textsOfPage())}>
            <summary>All texts of this page</summary>
            {texts.map(({ mark, text }) => (
              <button key={mark} type="button" onClick={() => open(mark)}>
                {textIdOf(mark).key}: {text}
              </button>
            ))}
          </details>
        )}
        <Messages messages={shownSite.messages} />
      </div>
    </>
  )
}

/** Calls a function with the mark of each text that is clicked, until the returned function is called. */
function onTexts(open: (mark: string) => void): () => void {
  const listening = new AbortController()
  function follow(event: Event): void {
    const { target, type } = event
    if (!(target instanceof Element) || !target.closest('#casino-guide-root')) {
      return
    }
    moveMarks(target)
    const mark = markAt(target)
    if (mark && type === 'click') {
      event.preventDefault()
      event.stopPropagation()
      open(mark)
    }
  }
  const options = { capture: true, signal: listening.signal }
  // The outline under the pointer also needs the marks.
  addEventListener('pointermove', follow, options)
  addEventListener('click', follow, options)
  return () => listening.abort()
}

/**
 * Reloads the page after a save. Returns true while it waits for that, because a box is open: the
 * reload would lose keys. Lets the browser ask before typed words are lost.
 */
function useReload(box: Box | null): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => insteadOfReload(() => setOutdated(true)), [])
  useEffect(() => {
    const asking = new AbortController()
    if (isTyped(box)) {
      addEventListener('beforeunload', event => event.preventDefault(), asking)
    } else if (isOutdated && !box) {
      location.reload()
    }
    return () => asking.abort()
  }, [box, isOutdated])
  return isOutdated && box !== null
}
