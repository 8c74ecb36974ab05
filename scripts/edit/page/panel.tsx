import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, type Finding } from '../../content/finding.ts'
import type { TextSource } from '../../content/text-source.ts'
import { Changes } from './changes.tsx'
import { findText, openText } from './find-text.ts'
import { MissingPage } from './missing-page.tsx'
import { errorLines, markOf, type News } from './news.ts'
import { openPage } from './open-page.ts'
import { showInPanel } from './show-in-panel.ts'
import { type Draft, TextBox } from './text-box.tsx'
import { watchMarks } from './watch-marks.ts'
import '../../system/tool-look.css'
import './panel.css'

const frame = document.createElement('aside')
Object.assign(frame, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
document.body.append(frame)
const root = createRoot(frame)

/** Shows what editors of a variant need at the foot of the page. */
export const showPanel = (news: News, variant: string): void =>
  root.render(<Panel news={news} variant={variant} />)

/** A state that survives a reload. */
function useKept<Value>(name: string, first: Value) {
  const [value, set] = useState<Value>(() => JSON.parse(sessionStorage[name] ?? 'null') ?? first)
  useEffect(() => {
    sessionStorage[name] = JSON.stringify(value)
  }, [name, value])
  return [value, set] as const
}

function Panel({ news, variant }: { news: News; variant: string }) {
  const [isOn, setOn] = useKept('previewEditing', false)
  const [drafts, setDrafts] = useKept<Draft[]>('previewDrafts', [])
  const [pointedAt, setPointedAt] = useState('')
  const [marks, setMarks] = useState('')

  const open = (text: TextSource) => {
    const draft = drafts.find(each => findText(each.text, news.texts) === text)
    // A copy of an open text opens its box again.
    const opened = draft
      ? { ...draft, text: { ...draft.text } }
      : { text: openText(text, news.texts), after: text.source }
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
    if (!isOn || !(target instanceof Element) || !target.closest('#root')) {
      return
    }
    const text = textAt(target, news)
    setPointedAt(text ? `${text.file}:${text.line}` : ownerOf(target))
    if (!text || type !== 'click') {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    open(text)
  }
  useEffect(() => watchMarks(setMarks), [])
  useEffect(() => {
    if (marks) {
      openPage([...marks.split('\n'), ...drafts.map(({ text }) => markOf(text))])
    }
  }, [marks, drafts])
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    for (const type of ['pointermove', 'focusin', 'click']) {
      addEventListener(type, point, options)
    }
    return () => listening.abort()
  })

  const textOf = new Map(news.texts.map(text => [markOf(text), text]))
  // In the order of the page.
  const texts = [...new Set(marks.split('\n'))].flatMap(mark => textOf.get(mark) ?? [])
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
      <MissingPage news={news} variant={variant} />
      {isOn && (
        <details
          onToggle={({ newState, currentTarget }) =>
            newState === 'open' && showInPanel(currentTarget)
          }
        >
          <summary>All texts of this page</summary>
          {texts.map(text => (
            <button key={markOf(text)} type="button" onClick={() => open(text)}>
              {text.source}
            </button>
          ))}
        </details>
      )}
      <Findings news={news} texts={texts} />
      <Changes news={news} />
    </>
  )
}

/** Returns whose the words are that are in no file: in a brand card, all that has no mark. */
const ownerOf = (target: Element): string =>
  target.matches('[data-testid="brand-card"] :not(:has([data-preview-text]))')
    ? 'sent by the info service'
    : ''

/** Returns the text at, around or in a target; in a brand card, not around what the brand says. */
function textAt(target: Element, { texts }: News): TextSource | undefined {
  const around = target.closest<HTMLElement>('#root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) {
    return
  }
  // The keyboard clicks a link or a button, whose text may be in a separate element.
  const inside = ':scope:is(a, button, summary) [data-preview-text]'
  const shown = around ?? target.querySelector<HTMLElement>(inside)
  return texts.find(text => markOf(text) === shown?.dataset.previewText)
}

/** Shows the errors, and the notes on the page, which an editor can fold. */
function Findings({ news, texts }: { news: News; texts: TextSource[] }) {
  const nameOf = (file: string) => file.replace(/\/content\/\w+\//, '/')
  // Menus name other pages.
  const own = texts.filter(({ name }) => name !== 'link' && name !== 'heading')
  const names = own.map(({ file }) => nameOf(file))
  // A note on an ignored file belongs to no page, so every page shows it.
  const isHere = ({ file }: Finding) =>
    names.includes(nameOf(file)) || !/\/(\w\w\/[^/]+\.md|labels\.yaml|claims\.yaml)$/.test(file)
  const errors = errorLines(news)
  const notes = news.findings.filter(finding => finding.kind !== 'error' && isHere(finding))
  return (
    <div role="status">
      {errors.length + notes.length > 0 && (
        <details open>
          <summary>
            Mistakes to fix: {errors.length}, notes: {notes.length}
          </summary>
          {errors.map(line => (
            <p key={line} className="bad">
              {line}
            </p>
          ))}
          {notes.map(describe).map(line => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </div>
  )
}
