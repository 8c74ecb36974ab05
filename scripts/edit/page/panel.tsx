import { type MouseEvent, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { attributes, type HiddenText, markedAt, markTexts } from './mark-texts.ts'
import type { News, PreviewPage, TextSource } from './news.ts'
import { readTyped, TextBox, typedFor } from './text-box.tsx'
import './panel.css'

const frame = Object.assign(document.createElement('aside'), {
  id: 'preview',
  ariaLabel: 'Preview',
})
let root: Root | undefined

/** Shows at the foot of the page what an editor has to know about it, and what edits its words. */
export function showPanel(news: News, variant: Variant): void {
  if (!root) {
    document.body.append(frame)
    root = createRoot(frame)
  }
  root.render(<Panel news={news} variant={variant} />)
}

type Opened = { text: TextSource; after?: string; by: HTMLElement }

function Panel({ news, variant }: { news: News; variant: Variant }) {
  const [isOn, setOn] = useStored('preview-editing')
  const [where, setWhere] = useState('')
  const typed = readTyped()
  const [opened, setOpened] = useState<Opened | null>(
    typed && !typed.closed ? { ...typed, by: document.body } : null,
  )
  const [path, setPath] = useState(pathHere)
  const [hidden, setHidden] = useState<HiddenText[]>([])
  const page = news.pages.find(each => each.address === path && each.variant === variant)

  useEffect(() => {
    document.documentElement.classList.toggle('preview-editing', isOn)
    const look = () => {
      setPath(pathHere())
      const found = markTexts(isOn)
      setHidden(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: attributes,
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
      const found = markedAt(event.target)
      const text = found && news.texts[found.number]
      if (!text || (event instanceof KeyboardEvent && event.key !== 'Enter')) return
      event.preventDefault()
      event.stopPropagation()
      setOpened({ text, ...typedFor(text, news), by: found.element })
    }
    for (const type of ['pointerover', 'focusin']) addEventListener(type, tell, { signal })
    for (const type of ['click', 'keydown']) addEventListener(type, open, { signal, capture: true })
    return () => listening.abort()
  }, [isOn, news])

  const buttonFor = ({ text, number }: HiddenText) => {
    const source = news.texts[number]
    const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
      source && setOpened({ text: source, ...typedFor(source, news), by: currentTarget })
    return (
      <button key={number} type="button" onClick={open}>
        {text}
      </button>
    )
  }
  const inSearch = (name: string) => hidden.filter(each => each.name === name).map(buttonFor)
  const others = hidden.filter(({ name }) => name !== 'title' && name !== 'description')
  return (
    <>
      <p>
        <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          Edit words
        </button>{' '}
        <a href="/preview/changes">Changes</a> <span aria-live="polite">{isOn && where}</span>
      </p>
      {isOn && (
        <details>
          <summary>In search results, and texts that are not on the screen</summary>
          <p id="preview-search">
            {inSearch('title')}
            <span>{location.host + path}</span>
            {inSearch('description')}
          </p>
          <ul>
            {others.map(each => (
              <li key={each.number}>
                {each.name}: {buttonFor(each)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Findings news={news} page={page} />
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

/** Shows what is to be said about the page; it is folded as the editor left it. */
function Findings({ news, page }: { news: News; page: PreviewPage | undefined }) {
  const [isFolded, setFolded] = useStored('preview-folded')
  const { errors, kept } = news
  const notes = news.notes.filter(
    // Those on a file that is ignored concern no page, and stand on all.
    ({ file }) => page?.files.includes(file) || !/\.(md|yaml)$/.test(file),
  )
  const parts = [
    page?.draft && 'Draft',
    errors.length > 0 && `Fix this: ${count(errors.length, 'mistake')}`,
    notes.length > 0 && count(notes.length, 'note'),
  ].filter(Boolean)
  return (
    <div role="status">
      {parts.length > 0 && (
        <details open={!isFolded} onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}>
          <summary>{parts.join(', ')}</summary>
          {page?.draft && (
            <p>
              This page is not published. Remove "draft: true" from {page.files[0]} to publish it.
            </p>
          )}
          <Lines texts={errors} />
          {kept && <p>Until then the last good text is shown.</p>}
          <Lines texts={notes.map(({ text }) => text)} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ texts }: { texts: string[] }) =>
  texts.length > 0 && (
    <ul>
      {texts.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`

const pathHere = () => location.pathname.replace(/(.)\/+$/, '$1')

/** Returns whether a switch is on, which a reload does not forget, and what turns it. */
function useStored(name: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => sessionStorage.getItem(name) !== null)
  const turn = (turned: boolean) => {
    if (turned) sessionStorage.setItem(name, '')
    else sessionStorage.removeItem(name)
    setOn(turned)
  }
  return [isOn, turn]
}
