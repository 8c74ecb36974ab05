import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { markOf, type News } from './news.ts'
import { type Opened, TextBox } from './text-box.tsx'
import { clickedIn, type PageText, textAt, watchTexts } from './watch-texts.ts'
import './panel.css'

const frame = document.createElement('aside')
frame.id = 'preview'
frame.ariaLabel = 'Preview'
document.body.append(frame)
const root = createRoot(frame)

/** Shows at the foot of the page what an editor has to know about it, and what edits its words. */
export const showPanel = (news: News): void => root.render(<Panel news={news} />)

function Panel({ news }: { news: News }) {
  // A reload forgets neither.
  const [isOn, setOn] = useState(sessionStorage.previewEditing === 'true')
  const [opened, setOpened] = useState<Opened | null>(() =>
    JSON.parse(sessionStorage.previewOpened ?? 'null'),
  )
  const [where, setWhere] = useState('')
  const [found, setFound] = useState<PageText[]>([])

  useEffect(() => {
    sessionStorage.previewOpened = JSON.stringify(opened && { text: opened.text })
  }, [opened])
  useEffect(() => {
    sessionStorage.previewEditing = isOn
    return watchTexts(isOn, setFound)
  }, [isOn])
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    const tell = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('#root')) return
      const { file, line } = textAt(target, news.texts)?.text ?? {}
      const isBrand = target.closest('.brand-logo, .brand-bonus, .brand-privileges, .payment-icons')
      setWhere(file ? `${file}:${line}` : isBrand ? 'sent by the info service' : '')
    }
    const open = (event: Event) => {
      const found = textAt(event.target, news.texts)
      if (!found || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
      event.preventDefault()
      event.stopPropagation()
      setOpened({ ...found, caret: clickedIn(found.by, found.text.source) })
    }
    for (const type of ['pointermove', 'focusin']) addEventListener(type, tell, { signal })
    for (const type of ['click', 'keydown']) addEventListener(type, open, { signal, capture: true })
    return () => listening.abort()
  }, [isOn, news])

  const buttonFor = ({ words, mark }: PageText) => (
    <button
      key={mark}
      type="button"
      onClick={({ currentTarget: by }) => {
        const text = news.texts.find(each => markOf(each) === mark)
        if (text) setOpened({ text, by })
      }}
    >
      {words}
    </button>
  )
  const inSearch = (name: string) => found.filter(({ place }) => place === name).map(buttonFor)
  const others = found.filter(({ place }) => !['', 'title', 'description'].includes(place))
  return (
    <>
      <p>
        <label>
          <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} /> Edit words
        </label>{' '}
        <a href="/preview/changes">Changes</a> {isOn && <output>{where}</output>}
      </p>
      {isOn && (
        <details>
          <summary>In search results, and texts that are not on the screen</summary>
          <p id="preview-search">
            {inSearch('title')}
            <span>{location.host + location.pathname}</span>
            {inSearch('description')}
          </p>
          {others.map(each => (
            <p key={each.mark}>
              {each.place}: {buttonFor(each)}
            </p>
          ))}
        </details>
      )}
      <Findings news={news} found={found} />
      {opened && (
        <TextBox
          key={JSON.stringify(opened.text)}
          {...opened}
          news={news}
          close={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Shows what is to be said about the page, which an editor can fold. */
function Findings({ news, found }: { news: News; found: PageText[] }) {
  const { errors, kept } = news
  const files = new Set<string>()
  for (const { mark } of found) {
    const [file = '', name = ''] = mark.split('#')
    // Menus name other pages. Where English stands in for a translation, that is the page's too.
    if (name !== 'link' && name !== 'heading')
      files.add(file).add(file.replace('/en/', `/${document.documentElement.lang}/`))
  }
  const title = found.find(({ place }) => place === 'title')?.mark
  const draft = news.drafts.find(file => title === `${file}#title`)
  const notes = news.notes.filter(
    // Those on a file that is ignored concern no page, and stand on all.
    ({ file }) => files.has(file) || !/\/\w\w\/[^/]+\.md$|\/(labels|claims)\.yaml$/.test(file),
  )
  const parts = [
    draft && 'Draft',
    errors.length > 0 && `Fix this: ${count(errors.length, 'mistake')}`,
    notes.length > 0 && count(notes.length, 'note'),
  ].filter(Boolean)
  const lines = [
    draft && `This page is not published. Remove "draft: true" from ${draft} to publish it.`,
    ...errors,
    kept && 'Until then the last good text is shown.',
    ...notes.map(({ text }) => text),
  ].filter(Boolean)
  return (
    <div role="status">
      {parts.length > 0 && (
        <details open>
          <summary>{parts.join(', ')}</summary>
          {lines.map(line => (
            <p key={`${line}`}>{line}</p>
          ))}
        </details>
      )}
    </div>
  )
}

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
