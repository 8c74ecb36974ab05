import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type EditableText, type Message, markOf, type News } from '../contract.ts'
import { TextBox } from './text-box.tsx'
import { useNews } from './use-news.ts'
import { watchMarks } from './watch-marks.ts'
import '../../system/tool-look.css'
import './panel.css'

type ReportMarks = (marks: readonly string[]) => void

/** Shows the panel, which reports the marks of the texts on the page now and after each change. */
export function showPanel(reportMarks: ReportMarks): void {
  const frame = document.createElement('aside')
  Object.assign(frame, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
  document.body.append(frame)
  createRoot(frame).render(<Panel reportMarks={reportMarks} />)
}

/** The text that is edited, and what is typed for it. */
type Edited = { text: EditableText; after: string }

/** Where the switch is kept when a link leads to another document. */
const switchKey = 'previewEditing'

function Panel({ reportMarks }: { reportMarks: ReportMarks }) {
  const news = useNews()?.news
  const [isOn, setOn] = useState(() => sessionStorage.getItem(switchKey) === 'on')
  const [edited, setEdited] = useState<Edited | null>(null)
  const [pointedAt, setPointedAt] = useState('')
  /** The marks of the page's texts, one per line, in its order. */
  const [marks, setMarks] = useState('')
  const texts = news?.texts ?? []

  const isTyped = edited !== null && edited.after !== edited.text.source
  const mayClose = () => !isTyped || confirm('Close the box? Your words are not saved.')
  const open = (text: EditableText) => mayClose() && setEdited({ text, after: text.source })
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
  useEffect(() => {
    sessionStorage.setItem(switchKey, isOn ? 'on' : 'off')
  }, [isOn])
  useEffect(() => watchMarks(setMarks), [])
  useEffect(() => reportMarks(marks.split('\n')), [reportMarks, marks])

  if (!news) {
    return null
  }
  const textOf = new Map(texts.map(text => [markOf(text), text]))
  const shown = [...new Set(marks.split('\n'))].flatMap(mark => textOf.get(mark) ?? [])
  return (
    <>
      {edited && (
        <TextBox
          key={JSON.stringify(edited.text)}
          {...edited}
          change={after => setEdited({ ...edited, after })}
          close={() => mayClose() && setEdited(null)}
          closeSaved={() => setEdited(null)}
        />
      )}
      <div className="row">
        <label>
          <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Edit words
        </label>
        <output className="quiet">{isOn && pointedAt}</output>
        {isOn && (
          <details>
            <summary>All texts of this page</summary>
            {shown.map(text => (
              <button key={markOf(text)} type="button" onClick={() => open(text)}>
                {text.source}
              </button>
            ))}
          </details>
        )}
        <MissingPage news={news} />
        <Messages messages={news.messages} />
      </div>
    </>
  )
}

/** Returns who provides a text that is in no content file: in a brand card, the info service. */
const ownerOf = (target: Element): string =>
  target.matches('[data-testid="brand-card"] :not(:has([data-preview-text]))')
    ? 'The info service sends this text.'
    : ''

/** Returns the text at, around or in a target; in a brand card, not around what the brand says. */
function textAt(target: Element, texts: readonly EditableText[]): EditableText | undefined {
  const around = target.closest<HTMLElement>('#casino-guide-root [data-preview-text]')
  if (around && around !== target && target.closest('[data-testid="brand-card"]')) {
    return
  }
  // The keyboard clicks a link or a button, whose text may be in a separate element.
  const inside = ':scope:is(a, button, summary) [data-preview-text]'
  const shown = around ?? target.querySelector<HTMLElement>(inside)
  return texts.find(text => markOf(text) === shown?.dataset.previewText)
}

function MissingPage({ news: { shows, addresses } }: { news: News }) {
  if (shows === 'page') {
    return null
  }
  if (shows === 'home') {
    return (
      <p>
        Only the other site has a page at this address. This site shows its home page instead, to
        visitors too.
      </p>
    )
  }
  return (
    <details open>
      <summary>There is no page at this address. These exist:</summary>
      <ul>
        {addresses.map(address => (
          <li key={address}>
            <a href={address + location.search}>{address}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Messages({ messages }: { messages: readonly Message[] }) {
  const numberOf = (kind: Message['kind']) => messages.filter(each => each.kind === kind).length
  const [errors, toDo, notes] = [numberOf('error'), numberOf('to do'), numberOf('note')]
  return (
    <div role="status">
      {messages.length > 0 && (
        <details open={errors > 0}>
          <summary className={errors > 0 ? 'bad' : ''}>
            Errors: {errors}, {toDo > 0 && `to do: ${toDo}, `}notes: {notes}
          </summary>
          {messages.map(({ kind, text }) => (
            <p key={text} className={kind === 'error' ? 'bad' : ''}>
              {text}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}
