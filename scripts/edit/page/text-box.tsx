import { useEffect, useRef, useState } from 'react'
import type { TextSource } from '../../content/text-source.ts'
import { type News, postTo } from './news.ts'

/** A text whose source is shown, the element that shows it, and which letter of the source was clicked. */
export type Opened = { text: TextSource; by?: HTMLElement; caret?: number | undefined }

/** What was typed for a text as it read then: it outlives a reload, and a box that was left. */
type Typed = { text: TextSource; after: string }

const allTyped = (): Typed[] => JSON.parse(sessionStorage.previewTyped ?? '[]')

/** Keeps what was typed for a text, or forgets it, and leaves what was typed for others. */
function keepTyped(text: TextSource, ...typed: Typed[]): void {
  const others = allTyped().filter(each => !isSame(each.text, text))
  sessionStorage.previewTyped = JSON.stringify([...others, ...typed])
}

const isSame = (a: TextSource, b: TextSource) => a.file === b.file && a.source === b.source

/** Returns what a text is now: the same words, wherever they stand, or those in their place. */
function sourceNow(text: TextSource, { texts }: News): TextSource | undefined {
  const own = texts.filter(each => each.file === text.file)
  const inPlace = own.find(each => each.name === text.name)
  return [inPlace, ...own].find(each => each && isSame(each, text)) ?? inPlace
}

type Props = Opened & { news: News; close: () => void }

/** Shows a text's source below the element that shows it, to change it there. */
export function TextBox({ text: shown, by, caret = -1, news, close }: Props) {
  // What was typed before, also where the text reads otherwise by now.
  const [kept] = useState(() =>
    allTyped().find(({ text }) => isSame(text, shown) || sourceNow(text, news) === shown),
  )
  const text = kept?.text ?? shown
  const { file, line, name, source: before } = sourceNow(text, news) ?? text
  const [typed, setTyped] = useState(kept?.after)
  const after = typed ?? before
  const [said, setSaid] = useState<string[]>([])
  const box = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    // From its text: a menu that a phone opens stays open below the box of a text in it.
    box.current?.showPopover({ source: by })
    area.current?.focus()
    // Behind the text by itself, because what is typed before it becomes a part of its name.
    area.current?.setSelectionRange(caret, caret)
  }, [by, caret])
  // What is said of the words makes the box higher.
  useEffect(() => void (said && box.current?.scrollIntoView({ block: 'nearest' })), [said])
  useEffect(() => {
    if (after === before) return setSaid([])
    const check = new AbortController()
    // By what it said when it was typed over: where that is gone, the preview tells what stands there.
    const edit = { file, name, before: text.source, after }
    void postTo('words', edit, news.token, check.signal).then(
      ({ told, problem }) => check.signal.aborted || setSaid(told ?? [problem]),
    )
    return () => check.abort()
  }, [file, name, text.source, before, after, news.token])

  const type = (typed: string) => {
    setTyped(typed)
    keepTyped(text, ...(typed === before ? [] : [{ text, after: typed }]))
  }
  const save = async () => {
    const edit = { file, name, before, after, save: true }
    const { told, problem } = await postTo('words', edit, news.token)
    if (!told) return setSaid([problem])
    keepTyped(text)
    box.current?.hidePopover()
  }
  const open = async () => {
    const { problem } = await postTo('open', { file, line }, news.token)
    // An editor does not say whether it has started.
    const hint =
      'Your editor was asked to open it. If nothing opened, start one, such as VS Code, and press again.'
    setSaid(said => [...new Set([...said, problem || hint])])
  }
  const [place] = useState(() => {
    const { left, bottom } = by?.getBoundingClientRect() ?? { left: 0, bottom: 20 }
    const start = `clamp(0px, ${left}px, 100% - var(--width))`
    return { insetBlockStart: scrollY + bottom, insetInlineStart: start }
  })
  return (
    <form
      id="preview-box"
      aria-label="Edit words"
      popover="auto"
      style={place}
      ref={box}
      action={save}
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <textarea
        aria-label={`${file}:${line}`}
        spellCheck
        value={after}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) void save()
        }}
        ref={area}
      />
      <div role="status">
        {said.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>
        <button type="submit">Save</button> Ctrl+Enter or Cmd+Enter saves, Escape leaves.{' '}
        <button type="button" onClick={open}>
          Open {file} in the editor
        </button>
      </p>
    </form>
  )
}
