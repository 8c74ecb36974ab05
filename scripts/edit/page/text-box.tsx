import { useEffect, useRef, useState } from 'react'
import type { TextSource } from '../../content/text-source.ts'
import { type News, postTo } from './news.ts'

/** What was typed for a text as it read then: it outlives a reload, and a box that was left. */
export type Typed = { text: TextSource; after: string }

/** Returns what a text is now: the same words, wherever they are, or those in their place. */
export function sourceNow({ file, name, source }: TextSource, { texts }: News) {
  const own = texts.filter(each => each.file === file)
  const inPlace = own.find(each => each.name === name)
  return [inPlace, ...own].find(each => each?.source === source) ?? inPlace
}

const mistake = (said: string) => [{ kind: 'error', said }]

type Props = {
  opened: TextSource
  /** The element that shows it, and which letter of the source was clicked. */
  by?: HTMLElement
  caret?: number | undefined
  news: News
  typed: Typed[]
  setTyped: (typed: Typed[]) => void
  close: () => void
}

/** Shows a text's source at the foot of the screen, to change it, and keeps the text itself in view. */
export function TextBox({ opened, by, caret = -1, news, typed, setTyped, close }: Props) {
  const now = sourceNow(opened, news) ?? opened
  const kept = typed.find(({ text }) => (sourceNow(text, news) ?? text) === now)
  const { file, line, name, source } = now
  const before = kept?.text.source ?? source
  const after = kept?.after ?? source
  const [said, setSaid] = useState<{ kind: string; said: string }[]>([])
  const [isSaving, setSaving] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    // From its text: a menu that a phone opens stays open with the box of a text in it.
    box.current?.showPopover({ source: by })
    by?.scrollIntoView({ block: 'nearest' })
    area.current?.focus()
    // Behind the text by itself, because what is typed before it becomes a part of its name.
    area.current?.setSelectionRange(caret, caret)
  }, [by, caret])
  useEffect(() => {
    if (isSaving) return
    const check = new AbortController()
    // By what it said when it was typed over: if that is gone, the preview tells what it says now.
    const edit = { file, name, before, after }
    const timer = setTimeout(async () => {
      if (after === source) return setSaid([])
      const { answer, problem } = await postTo('check', edit, check.signal)
      if (!check.signal.aborted) answer ? setSaid(answer) : setSaid(mistake(problem))
    }, 300)
    return () => {
      clearTimeout(timer)
      check.abort()
    }
  }, [file, name, before, after, source, isSaving])

  const keep = (...mine: Typed[]) => setTyped([...typed.filter(each => each !== kept), ...mine])
  const type = (after: string) =>
    after === source ? keep() : keep({ text: kept?.text ?? now, after })
  const save = async () => {
    setSaving(true)
    const { answer, problem } = await postTo('save', { file, name, before: source, after })
    if (answer) {
      keep()
      box.current?.hidePopover()
    } else setSaid(mistake(problem))
    setSaving(false)
  }
  const openInEditor = async () => {
    // Vite knows the editors of each system, and takes the one that runs. It does not say whether one does.
    await fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`)
    setSaid(mistake('If nothing opened, start an editor, such as VS Code, and press again.'))
  }
  return (
    <form
      id="preview-box"
      aria-label="Edit words"
      popover="auto"
      ref={box}
      action={save}
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <p className="quiet">
        {file}:{line}
      </p>
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
        {said.map(({ kind, said }) => (
          <p className={kind === 'error' ? 'mistake' : ''} key={said}>
            {said}
          </p>
        ))}
      </div>
      <p className="row">
        <button type="submit" className="primary">
          Save
        </button>
        <button type="button" disabled={!kept} onClick={() => keep()}>
          Discard
        </button>
        <button type="button" onClick={openInEditor}>
          Open in your editor
        </button>
        <span className="quiet">Ctrl+Enter or Cmd+Enter saves, Escape closes.</span>
      </p>
    </form>
  )
}
