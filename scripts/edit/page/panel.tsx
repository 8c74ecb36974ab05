import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { attributes, markedAt, markTexts, type PageText } from './mark-texts.ts'
import type { News, TextSource } from './news.ts'
import { lastTyped, TextBox } from './text-box.tsx'
import './panel.css'

const frame = Object.assign(document.createElement('aside'), {
  id: 'preview',
  ariaLabel: 'Preview',
})
let root: Root | undefined

/** Shows at the foot of the page what an editor has to know about it, and what edits its words. */
export function showPanel(news: News): void {
  if (!root) {
    document.body.append(frame)
    root = createRoot(frame)
  }
  root.render(<Panel news={news} />)
}

type Opened = { text: TextSource; by: HTMLElement }

function Panel({ news }: { news: News }) {
  const [isOn, setOn] = useStored('preview-editing')
  const [where, setWhere] = useState('')
  const [opened, setOpened] = useState<Opened | null>(() => {
    const typed = lastTyped()
    return typed && !typed.closed ? { text: typed.text, by: document.body } : null
  })
  const [found, setFound] = useState<PageText[]>([])

  useEffect(() => {
    document.documentElement.classList.toggle('preview-editing', isOn)
    const look = () => {
      const found = markTexts(isOn)
      setFound(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
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
      setOpened({ text, by: found.element })
    }
    for (const type of ['pointerover', 'focusin']) addEventListener(type, tell, { signal })
    for (const type of ['click', 'keydown']) addEventListener(type, open, { signal, capture: true })
    return () => listening.abort()
  }, [isOn, news])

  const buttonFor = ({ text, number }: PageText) => {
    const source = news.texts[number]
    return (
      <button
        key={number}
        type="button"
        onClick={({ currentTarget }) => source && setOpened({ text: source, by: currentTarget })}
      >
        {text}
      </button>
    )
  }
  const inSearch = (name: string) => found.filter(each => each.name === name).map(buttonFor)
  const others = found.filter(({ name }) => !['', 'title', 'description'].includes(name))
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
            <span>{location.host + location.pathname}</span>
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

/** Shows what is to be said about the page; it is folded as the editor left it. */
function Findings({ news, found }: { news: News; found: PageText[] }) {
  const [isFolded, setFolded] = useStored('preview-folded')
  const { errors, kept, drafts, texts } = news
  const files = new Set<string>()
  for (const { number } of found) {
    const { file = '', name = '' } = texts[number] ?? {}
    // Menus name other pages. Where English stands in for a translation, that is the page's too.
    if (name !== 'link' && name !== 'heading')
      files.add(file).add(file.replace('/en/', `/${document.documentElement.lang}/`))
  }
  const title = found.find(({ name }) => name === 'title')
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
        <details open={!isFolded} onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}>
          <summary>{parts.join(', ')}</summary>
          {draft && (
            <p>This page is not published. Remove "draft: true" from {draft} to publish it.</p>
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
