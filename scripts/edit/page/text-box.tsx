import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type News, postTo, type TextSource } from './news.ts'

/** What was typed for a text as it read then: it outlives a reload, and a box that was left. */
type Typed = { text: TextSource; after: string; closed: boolean }

const allTyped = (): Typed[] => JSON.parse(sessionStorage.getItem('preview-typed') ?? '[]')

/** Returns what was typed last and not saved. */
export const lastTyped = (): Typed | undefined => allTyped().at(-1)

/** Keeps what was typed for a text, or forgets it, and leaves what was typed for others. */
function keepTyped(text: TextSource, ...typed: Typed[]): void {
  const others = allTyped().filter(each => !isSame(each.text, text))
  sessionStorage.setItem('preview-typed', JSON.stringify([...others, ...typed]))
}

const isSame = (a: TextSource, b: TextSource) => a.file === b.file && a.source === b.source

/** Returns what a text is now: the same words, wherever they stand, or those in their place. */
function sourceNow({ file, name, source }: TextSource, { texts }: News): TextSource | undefined {
  const own = texts.filter(each => each !== null).filter(each => each.file === file)
  const inPlace = own.find(each => each.name === name)
  const same = inPlace?.source === source ? inPlace : own.find(each => each.source === source)
  return same ?? inPlace
}

type Props = { text: TextSource; by: HTMLElement; news: News; close: () => void }

/** Shows a text's source below the element that shows it, to change it there. */
export function TextBox({ text: shown, by, news, close }: Props) {
  // What was typed before, also where the text reads otherwise by now.
  const [kept] = useState(() =>
    allTyped().find(({ text }) => isSame(text, shown) || sourceNow(text, news) === shown),
  )
  const text = kept?.text ?? shown
  const { file, line, name, source: before } = sourceNow(text, news) ?? text
  const [typed, setTyped] = useState(kept?.after)
  const after = typed ?? before
  const [said, setSaid] = useState<string[]>([])
  const [place] = useState(() => {
    const { left, bottom } = by.getBoundingClientRect()
    const top = by === document.body ? scrollY + 20 : scrollY + bottom
    return { insetBlockStart: top, insetInlineStart: `clamp(0px, ${left}px, 100% - var(--width))` }
  })

  useEffect(() => {
    if (after === before) return setSaid([])
    const check = new AbortController()
    void postTo('words', { file, name, before, after }, news.token, check.signal).then(
      ({ told, problem }) => check.signal.aborted || setSaid(told ?? [problem]),
    )
    return () => check.abort()
  }, [file, name, before, after, news.token])

  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const box = area.current?.closest('section')
    // Above the menu that a phone opens, where the text may stand.
    box?.showPopover?.()
    area.current?.focus()
    // Behind the text, because what is typed before it becomes a part of its name.
    area.current?.setSelectionRange(-1, -1)
    box?.scrollIntoView({ block: 'nearest' })
  }, [])

  const leave = (...typed: Typed[]) => {
    keepTyped(text, ...typed)
    close()
    by.focus()
  }
  const save = async () => {
    const edit = { file, name, before, after, save: true }
    const { told, problem } = await postTo('words', edit, news.token)
    if (told) leave()
    else setSaid([problem])
  }
  const open = async () => {
    const { problem } = await postTo('open', { file, line }, news.token)
    // An editor does not say whether it has started.
    const hint =
      'Your editor was asked to open it. If nothing opened, start one, such as VS Code, and press again.'
    setSaid(said => [...new Set([...said, problem || hint])])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    if (event.key === 'Escape') leave(...(after === before ? [] : [{ text, after, closed: true }]))
  }
  return createPortal(
    <section id="preview-box" aria-label="Edit words" popover="manual" style={place}>
      <textarea
        aria-label={`${file}:${line}`}
        rows={4}
        spellCheck
        value={after}
        onChange={({ target }) => {
          setTyped(target.value)
          keepTyped(text, { text, after: target.value, closed: false })
        }}
        onKeyDown={onKeyDown}
        ref={area}
      />
      <div role="status">
        {after !== before && before !== text.source && (
          <p>The file was changed meanwhile. It says there now: {before}</p>
        )}
        {said.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>
        <button type="button" onClick={save}>
          Save
        </button>{' '}
        Ctrl+Enter or Cmd+Enter saves, Escape leaves.{' '}
        <button type="button" onClick={open}>
          Open {file} in the editor
        </button>
      </p>
    </section>,
    document.body,
  )
}
