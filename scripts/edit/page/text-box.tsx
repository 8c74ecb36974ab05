import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TextSource } from './news.ts'
import { postTo } from './post-to.ts'

/** What was typed and not saved: it outlives a reload, and a box that was left. */
type Typed = { text: TextSource; after: string; closed: boolean }

const allTyped = (): Typed[] => JSON.parse(sessionStorage.getItem('preview-typed') ?? '[]')

/** Returns what was typed last and not saved. */
export const readTyped = (): Typed | null => allTyped().at(-1) ?? null

/** Keeps what was typed for a text, or forgets it, and leaves what was typed for others. */
function keepTyped(text: TextSource, ...typed: Typed[]): void {
  const others = allTyped().filter(each => !isSame(each.text, text))
  sessionStorage.setItem('preview-typed', JSON.stringify([...others, ...typed]))
}

const isSame = (a: TextSource, b: TextSource) => a.file === b.file && a.source === b.source

type Props = { text: TextSource; by: HTMLElement; token: string; close: () => void }

/** Shows a text's source below the element that shows it, to change it there. */
export function TextBox({ text, by, token, close }: Props) {
  const { file, line, name, source: before } = text
  const [after, setAfter] = useState(
    () => allTyped().find(typed => isSame(typed.text, text))?.after ?? before,
  )
  const [said, setSaid] = useState<string[]>([])
  const [place] = useState(() => {
    const { left, bottom } = by.getBoundingClientRect()
    const top = by === document.body ? scrollY + 20 : scrollY + bottom
    return { insetBlockStart: top, insetInlineStart: Math.max(0, scrollX + left) }
  })

  const send = useCallback(
    async (after: string, save: boolean, signal?: AbortSignal): Promise<boolean> => {
      const edit = { file, name, before, after, save }
      const { told, problem } = await postTo('words', edit, token, signal)
      setSaid(told ? told.map((found: Told) => `${found.line}: ${found.message}`) : [problem])
      return told !== null
    },
    [file, name, before, token],
  )
  useEffect(() => {
    if (after === before) return
    const check = new AbortController()
    void send(after, false, check.signal)
    return () => check.abort()
  }, [send, after, before])

  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const leave = () => {
    close()
    by.focus()
  }
  const save = async () => {
    if (!(await send(after, true))) return
    keepTyped(text)
    leave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    if (event.key !== 'Escape') return
    if (after !== before) keepTyped(text, { text, after, closed: true })
    leave()
  }
  return createPortal(
    <section id="preview-box" aria-label="Edit words" style={place}>
      <textarea
        aria-label={`${file}:${line}`}
        rows={4}
        spellCheck
        value={after}
        onChange={({ target }) => {
          setAfter(target.value)
          keepTyped(text, { text, after: target.value, closed: false })
        }}
        onKeyDown={onKeyDown}
        ref={area}
      />
      <div role="status">
        {said.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>
        <button type="button" onClick={save}>
          Save
        </button>{' '}
        Ctrl+Enter saves, Escape leaves.{' '}
        <button type="button" onClick={() => postTo('open', { file, line }, token)}>
          Open {file} in the editor
        </button>
      </p>
    </section>,
    document.body,
  )
}

type Told = { line: number; message: string }
