/// <reference types="vite/client" />
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import {
  type OpenedText,
  type PageReport,
  pageAddress,
  type ShownPage,
  textAddress,
  textOfMark,
} from '../contract.ts'
import { askPreview } from './ask-preview.ts'
import { insteadOfReload } from './follow-saves.ts'
import { isTyped, keepBox, keepSaved, keptBox, takeSaved } from './kept-box.ts'
import { Messages, MissingPage } from './page-report.tsx'
import { TextBox } from './text-box.tsx'
import { isBlock, type MarkedText, markAt, moveMarks, shownAs, textsOfPage } from './text-marks.ts'
import '../../system/tool-look.css'
import './panel.css'

/** Shows the panel on a page that React has hydrated. */
export function showPanel(variant: Variant): void {
  moveMarks(document)
  returnTo(takeSaved())
  const frame = document.createElement('aside')
  Object.assign(frame, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
  document.body.append(frame)
  createRoot(frame).render(<Panel variant={variant} />)
}

/** Shows a text that was saved where the editor left it: in a question, or with the focus. */
function returnTo(mark: string): void {
  const shown = mark ? document.querySelector(shownAs(mark)) : null
  shown?.closest('details')?.setAttribute('open', '')
  shown?.closest<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
}

/** Where the switch is kept when a link leads to another document. */
const switchKey = 'previewEditing'

function Panel({ variant }: { variant: Variant }) {
  const report = usePageReport(variant, usePath())
  const [isOn, setOn] = useState(() => sessionStorage.getItem(switchKey) === 'on')
  const [box, setBox] = useState(keptBox)
  const [pointedAt, setPointedAt] = useState('')
  const [texts, setTexts] = useState<MarkedText[]>([])
  const { waits, reload } = useReloads(box !== null, isTyped(box))

  const mayClose = () => !isTyped(box) || confirm('Close the box? Your words are not saved.')
  async function open(mark: string): Promise<void> {
    setBox({ mark, text: null, after: '' })
    try {
      const text = await askPreview<OpenedText | null>(textAddress, textOfMark(mark))
      setBox(text && { mark, text, after: text.source })
      setPointedAt(text ? textOfMark(mark).place : 'This text is no longer in its file.')
    } catch {
      setBox(null)
      setPointedAt('The preview has stopped. Start the preview again.')
    }
  }
  function point(event: Event): void {
    const { target, type } = event
    if (!isOn || !(target instanceof Element) || !target.closest('#casino-guide-root')) {
      return
    }
    moveMarks(target)
    const mark = markAt(target)
    setPointedAt(mark ? textOfMark(mark).place : ownerOf(target))
    if (!mark || type !== 'click') {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (mayClose()) {
      open(mark)
    }
  }
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const type of ['pointermove', 'focusin', 'click']) {
      addEventListener(type, point, options)
    }
    return () => listening.abort()
  })
  useEffect(() => {
    sessionStorage.setItem(switchKey, isOn ? 'on' : 'off')
  }, [isOn])
  useEffect(() => keepBox(box), [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the box from before a reload
  useEffect(() => {
    // Its text may have changed.
    if (box && !isTyped(box)) {
      open(box.mark)
    }
  }, [])

  return (
    <>
      {box?.text && (
        <TextBox
          key={JSON.stringify(box.text)}
          mark={box.mark}
          text={box.text}
          after={box.after}
          change={after => setBox({ ...box, after })}
          close={() => mayClose() && setBox(null)}
          closeSaved={() => {
            keepSaved(box.mark)
            setBox(null)
          }}
        />
      )}
      <div className="row">
        <label>
          <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Edit words
        </label>
        <output className="quiet">{isOn && pointedAt}</output>
        {waits && (
          <p>
            The site has changed. Your words stay in the box.{' '}
            <button type="button" onClick={reload}>
              Reload
            </button>
          </p>
        )}
        {isOn && (
          <details onToggle={({ currentTarget }) => currentTarget.open && setTexts(textsOfPage())}>
            <summary>All texts of this page</summary>
            {texts.map(({ mark, words }) => (
              <button key={mark} type="button" onClick={() => mayClose() && open(mark)}>
                {!isBlock(mark) && `${textOfMark(mark).name}: `}
                {words}
              </button>
            ))}
          </details>
        )}
        {report && (
          <>
            <MissingPage report={report} />
            <Messages messages={report.messages} />
          </>
        )}
      </div>
    </>
  )
}

/** Returns who provides a text that is in no content file: in a brand card, the info service. */
const ownerOf = (target: Element): string =>
  target.matches('[data-testid="brand-card"] :not(:has([data-preview-text]))')
    ? 'The info service sends this text.'
    : ''

/**
 * Reloads the page after a save; while a box is open, which would lose keys, only if `reload` is
 * called. Lets the browser ask before typed words are lost.
 */
function useReloads(isOpen: boolean, hasTyped: boolean): { waits: boolean; reload: () => void } {
  const [isOutdated, setOutdated] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const mustAsk = hasTyped && !isLeaving
  const mustReload = isOutdated && (!isOpen || isLeaving)
  useEffect(() => {
    insteadOfReload(() => setOutdated(true))
    // Vite reloads the page when the preview is back, and the box keeps its words.
    import.meta.hot?.on('vite:ws:disconnect', () => setLeaving(true))
  }, [])
  useEffect(() => {
    const asking = new AbortController()
    if (mustAsk) {
      addEventListener('beforeunload', event => event.preventDefault(), asking)
    }
    return () => asking.abort()
  }, [mustAsk])
  useEffect(() => {
    if (mustReload) {
      location.reload()
    }
  }, [mustReload])
  return { waits: isOutdated && !mustReload, reload: () => setLeaving(true) }
}

/** Returns the present path, to which the router may have led. */
const usePath = (): string => useSyncExternalStore(onNavigation, () => location.pathname)

function onNavigation(listener: () => void): () => void {
  window.navigation?.addEventListener('currententrychange', listener)
  return () => window.navigation?.removeEventListener('currententrychange', listener)
}

function usePageReport(variant: Variant, path: string): PageReport | null {
  const [report, setReport] = useState<PageReport | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    const page: ShownPage = { variant, path }
    // Without an answer, the panel keeps its report until the next save.
    askPreview<PageReport>(pageAddress, page, asking.signal).then(setReport, () => {})
    return () => asking.abort()
  }, [variant, path])
  return report
}
