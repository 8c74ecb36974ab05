import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { TextSource } from '../../content/text-source.ts'
import { Changes } from './changes.tsx'
import { markOf, type News } from './news.ts'
import { sourceNow, TextBox, type Typed } from './text-box.tsx'
import { clickedIn, type PageText, textAt, watchTexts } from './watch-texts.ts'
import './panel.css'

const frame = document.createElement('aside')
frame.id = 'preview'
frame.ariaLabel = 'Preview'
document.body.append(frame)
const root = createRoot(frame)

/** Shows at the foot of the page what an editor has to know about it, and what edits its words. */
export const showPanel = (news: News): void => root.render(<Panel news={news} />)

/** A state that a reload does not forget. */
function useKept<Value>(name: string, first: Value) {
  const [value, set] = useState<Value>(() => JSON.parse(sessionStorage[name] ?? 'null') ?? first)
  useEffect(() => {
    sessionStorage[name] = JSON.stringify(value)
  }, [name, value])
  return [value, set] as const
}

/** What the info service sends. */
const brands = '.brand-logo, .brand-bonus, .brand-privileges, .payment-icons'

function Panel({ news }: { news: News }) {
  const [isOn, setOn] = useKept('previewEditing', false)
  const [opened, setOpened] = useKept<TextSource | null>('previewOpened', null)
  const [typed, setTyped] = useKept<Typed[]>('previewTyped', [])
  const [where, setWhere] = useState('')
  const [found, setFound] = useState<PageText[]>([])
  const clicked = useRef<{ by?: HTMLElement; caret?: number | undefined }>({})

  useEffect(() => watchTexts(isOn, setFound), [isOn])
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    const tell = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('#root')) return
      const { file, line } = textAt(target, news.texts)?.text ?? {}
      setWhere(file ? `${file}:${line}` : target.closest(brands) ? 'sent by the info service' : '')
    }
    const open = (event: Event) => {
      const found = textAt(event.target, news.texts)
      if (!found || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
      event.preventDefault()
      event.stopPropagation()
      clicked.current = { by: found.by, caret: clickedIn(found.by, found.text.source) }
      setOpened(found.text)
    }
    for (const type of ['pointermove', 'click', 'focusin']) addEventListener(type, tell, { signal })
    for (const type of ['click', 'keydown']) addEventListener(type, open, { signal, capture: true })
    return () => listening.abort()
  }, [isOn, news, setOpened])

  return (
    <>
      <div className="row">
        <label>
          <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Edit words
        </label>
        <Changes news={news} />
        {isOn && <output>{where}</output>}
      </div>
      {typed.map(each => {
        const text = sourceNow(each.text, news) ?? each.text
        const mark = CSS.escape(markOf(text))
        return (
          <div className="row" key={mark}>
            <style>{`#root [data-preview-text=${mark}] { outline: 2px dotted #e8710a }`}</style>
            Not saved yet: {text.file}:{text.line}
            <button type="button" onClick={() => setOpened(text)}>
              Edit
            </button>
            <button type="button" onClick={() => setTyped(typed.filter(other => other !== each))}>
              Discard
            </button>
          </div>
        )
      })}
      {isOn && (
        <details>
          <summary>Texts that are not on the screen: for search engines, or read out</summary>
          {found
            .filter(({ place }) => place)
            .map(({ mark, place, words }) => (
              <p key={mark}>
                {place}:{' '}
                <button
                  type="button"
                  onClick={() => setOpened(news.texts.find(each => markOf(each) === mark) ?? null)}
                >
                  {words}
                </button>
              </p>
            ))}
        </details>
      )}
      <Findings news={news} found={found} />
      {opened && (
        <TextBox
          key={JSON.stringify(opened)}
          {...{ opened, news, typed, setTyped, ...clicked.current }}
          close={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Shows what is to be said about the page, which an editor can fold. */
function Findings({ news, found }: { news: News; found: PageText[] }) {
  const { errors, kept } = news
  // Menus name other pages. A translation's notes count too if English stands in for it.
  const files = found.flatMap(({ mark }) => {
    const [file = '', name = ''] = mark.split('#')
    const twin = file.replace('/en/', `/${document.documentElement.lang}/`)
    return name === 'link' || name === 'heading' ? [] : [file, twin]
  })
  const title = found.find(({ place }) => place === 'title')?.mark
  const draft = news.drafts.find(file => title === `${file}#title`)
  // Notes on a file that is ignored are about no page, so they are on all.
  const notes = news.notes.filter(
    ({ file }) => files.includes(file) || !/\/\w\w\/[^/]+\.md$|\/(labels|claims)\.yaml$/.test(file),
  )
  const hint = draft ? `Remove "draft: true" from ${draft} to publish it.` : ''
  const lines = [hint, ...errors, kept ? 'Until then the last good text is shown.' : '']
  const counts = [
    draft && 'Draft',
    errors.length > 0 && `Mistakes to fix: ${errors.length}`,
    notes.length > 0 && `Notes: ${notes.length}`,
  ].filter(Boolean)
  return (
    <div role="status">
      {counts.length > 0 && (
        <details open>
          <summary>{counts.join(', ')}</summary>
          {[...lines.filter(Boolean), ...notes.map(({ text }) => text)].map(line => (
            <p key={line} className={errors.includes(line) ? 'mistake' : ''}>
              {line}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}
