import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  clickedIn,
  markedAt,
  markTexts,
  type PageText,
  stopAtTexts,
  textsOnPage,
} from './mark-texts.ts'
import type { News } from './news.ts'
import { type Opened, TextBox } from './text-box.tsx'
import './panel.css'

let root: Root | undefined

/** Shows at the foot of the page what an editor has to know about it, and what edits its words. */
export function showPanel(news: News): void {
  if (!root) {
    const frame = document.createElement('aside')
    Object.assign(frame, { id: 'preview', ariaLabel: 'Preview' })
    document.body.append(frame)
    root = createRoot(frame)
  }
  root.render(<Panel news={news} />)
}

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
    document.documentElement.classList.toggle('preview-editing', isOn)
    const look = () => {
      setFound(textsOnPage())
      stopAtTexts(isOn)
    }
    markTexts()
    look()
    const observer = new MutationObserver(() => markTexts() && look())
    observer.observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
    return () => observer.disconnect()
  }, [isOn])
  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    const tell = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('#root')) return
      const text = news.texts[markedAt(target)?.number ?? -1]
      const isBrand = target.closest('[data-testid="brand-card"]') !== null
      setWhere(text ? `${text.file}:${text.line}` : isBrand ? 'sent by the info service' : '')
    }
    const open = (event: Event) => {
      const { element, number = -1 } = markedAt(event.target) ?? {}
      const text = news.texts[number]
      if (!element || !text || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
      event.preventDefault()
      event.stopPropagation()
      setOpened({ text, by: element, caret: clickedIn(element, text.source) })
    }
    for (const type of ['pointerover', 'focusin']) addEventListener(type, tell, { signal })
    for (const type of ['click', 'keydown']) addEventListener(type, open, { signal, capture: true })
    return () => listening.abort()
  }, [isOn, news])

  const buttonFor = ({ words, number }: PageText) => (
    <button
      key={number}
      type="button"
      onClick={({ currentTarget: by }) => {
        const text = news.texts[number]
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
        <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          Edit words
        </button>{' '}
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
          <List>{others.map(each => [`${each.place}: `, buttonFor(each)])}</List>
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
  const { errors, kept, drafts, texts } = news
  const files = new Set<string>()
  for (const { number } of found) {
    const { file = '', name = '' } = texts[number] ?? {}
    // Menus name other pages. Where English stands in for a translation, that is the page's too.
    if (name !== 'link' && name !== 'heading')
      files.add(file).add(file.replace('/en/', `/${document.documentElement.lang}/`))
  }
  const title = found.find(({ place }) => place === 'title')
  const draft = drafts.find(file => title && file === texts[title.number]?.file)
  const notes = news.notes.filter(
    // Those on a file that is ignored concern no page, and stand on all.
    ({ file }) => files.has(file) || !/\/\w\w\/[^/]+\.md$|\/(labels|claims)\.yaml$/.test(file),
  )
  const parts = [
    draft && 'Draft',
    errors.length > 0 && `Fix this: ${count(errors.length, 'mistake')}`,
    notes.length > 0 && count(notes.length, 'note'),
  ].filter(Boolean)
  return (
    <div role="status">
      {parts.length > 0 && (
        <details open>
          <summary>{parts.join(', ')}</summary>
          {draft && (
            <p>This page is not published. Remove "draft: true" from {draft} to publish it.</p>
          )}
          <List>{errors}</List>
          {kept && <p>Until then the last good text is shown.</p>}
          <List>{notes.map(({ text }) => text)}</List>
        </details>
      )}
    </div>
  )
}

const List = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && (
    <ul>
      {children.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items keep nothing
        <li key={index}>{item}</li>
      ))}
    </ul>
  )

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`
