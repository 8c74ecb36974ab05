import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { describe } from '../../content/finding.ts'
import type { TextSource } from '../../content/text-source.ts'
import { Changes } from './changes.tsx'
import { errorLines } from './error-lines.ts'
import { findText, openText } from './find-text.ts'
import { markOf } from './marks.ts'
import { MissingPage } from './missing-page.tsx'
import { type Draft, draft, type News } from './requests.ts'
import { showInPanel } from './show-in-panel.ts'
import { TextBox } from './text-box.tsx'
import { followNews, useNews } from './use-news.ts'
import { watchMarks } from './watch-marks.ts'
import '../../system/tool-look.css'
import './panel.css'

const frame = document.createElement('aside')
Object.assign(frame, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
document.body.append(frame)
const root = createRoot(frame)

export const showPanel = (variant: Variant): void => root.render(<Panel variant={variant} />)

/** A state that survives a reload. */
function useKept<Value>(name: string, shape: z.ZodType<Value>, first: Value) {
  const [value, set] = useState(() => {
    const kept = sessionStorage.getItem(name)
    return kept === null ? first : shape.catch(first).parse(JSON.parse(kept))
  })
  useEffect(() => {
    sessionStorage.setItem(name, JSON.stringify(value))
  }, [name, value])
  return [value, set] as const
}

function Panel({ variant }: { variant: Variant }) {
  const news = useNews()
  const [isOn, setOn] = useKept('previewEditing', z.boolean(), false)
  const [drafts, setDrafts] = useKept('previewDrafts', z.array(draft), [])
  const [pointedAt, setPointedAt] = useState('')
  /** The marks of the page's texts, one per line, in its order. */
  const [marks, setMarks] = useState('')
  const texts = news?.texts ?? []

  const open = (text: TextSource) => {
    const draft = drafts.find(each => findText(each.text, texts) === text)
    // A copy of an open text opens its box again.
    const opened = draft
      ? { ...draft, text: { ...draft.text } }
      : { text: openText(text, texts), after: text.source }
    setDrafts([...drafts.filter(each => each !== draft), opened])
  }
  const change = (draft: Draft, after: string | null) =>
    setDrafts(drafts =>
      after === null
        ? drafts.filter(each => each !== draft)
        : drafts.map(each => (each === draft ? { ...draft, after } : each)),
    )
  const point = (event: Event) => {
    const { target, type } = event
    if (!isOn || !(target instanceof Element) || !target.closest('#casino-guide-root')) {
      return
    }
    const text = textAt(target, texts)
    setPointedAt(text ? `${text.file}:${text.line}` : ownerOf(target))
    if (!text || type !== 'click') {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    open(text)
  }
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const type of ['pointermove', 'focusin', 'click']) {
      addEventListener(type, point, options)
    }
    return () => listening.abort()
  })

  useEffect(() => watchMarks(setMarks), [])
  const shown = [...new Set(marks.split('\n'))]
  const followed = [...shown, ...drafts.map(({ text }) => markOf(text))].join('\n')
  useEffect(() => {
    followNews({ variant, marks: followed.split('\n') })
  }, [variant, followed])

  if (!news) {
    return null
  }
  const textOf = new Map(texts.map(text => [markOf(text), text]))
  return (
    <>
      {drafts.map(draft => (
        <TextBox
          key={JSON.stringify(draft.text)}
          draft={draft}
          news={news}
          change={after => change(draft, after)}
        />
      ))}
      <div className="row">
        <label>
          <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Edit words
        </label>
        {isOn && <output className="quiet">{pointedAt}</output>}
      </div>
      <MissingPage news={news} />
      {isOn && (
        <details
          onToggle={({ newState, currentTarget }) =>
            newState === 'open' && showInPanel(currentTarget)
          }
        >
          <summary>All texts of this page</summary>
          {shown
            .flatMap(mark => textOf.get(mark) ?? [])
            .map(text => (
              <button key={markOf(text)} type="button" onClick={() => open(text)}>
                {text.source}
              </button>
            ))}
        </details>
      )}
      <Findings news={news} />
      <Changes news={news} />
    </>
  )
}

/** Returns whose the words are that are in no file: in a brand card, all that has no mark. */
const ownerOf = (target: Element): string =>
  target.matches('[data-testid="brand-card"] :not(:has([data-preview-text]))')
    ? 'The info service sends this text.'
    : ''

/** Returns the text at, around or in a target; in a brand card, not around what the brand says. */
function textAt(target: Element, texts: readonly TextSource[]): TextSource | undefined {
  const around = target.closest<HTMLElement>('#casino-guide-root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) {
    return
  }
  // The keyboard clicks a link or a button, whose text may be in a separate element.
  const inside = ':scope:is(a, button, summary) [data-preview-text]'
  const shown = around ?? target.querySelector<HTMLElement>(inside)
  return texts.find(text => markOf(text) === shown?.dataset.previewText)
}

function Findings({ news }: { news: News }) {
  const errors = errorLines(news)
  const toDo = news.findings.filter(({ kind }) => kind === 'to do')
  const notes = news.findings.filter(({ kind }) => kind === 'note')
  return (
    <div role="status">
      {errors.length + toDo.length + notes.length > 0 && (
        <details open>
          <summary>
            Errors: {errors.length}, {toDo.length > 0 && `to do: ${toDo.length}, `}
            notes: {notes.length}
          </summary>
          {errors.map(line => (
            <p key={line} className="bad">
              {line}
            </p>
          ))}
          {[...toDo, ...notes].map(describe).map(line => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </div>
  )
}
