import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TextSource } from './news.ts'

/** What was typed and not saved: it outlives a reload, and a box that was left. */
type Typed = { text: TextSource; after: string; closed: boolean }

/** Returns what was typed last and not saved. */
export const readTyped = (): Typed | null =>
  JSON.parse(sessionStorage.getItem('preview-typed') ?? 'null')

const keepTyped = (typed: Typed) => sessionStorage.setItem('preview-typed', JSON.stringify(typed))

type Props = { text: TextSource; by: HTMLElement; token: string; close: () => void }

/** Shows a text's source below the element that shows it, to change it there. */
export function TextBox({ text, by, token, close }: Props) {
  const { file, line, source: before, start, end } = text
  const [after, setAfter] = useState(() => {
    const typed = readTyped()
    return typed?.text.file === file && typed.text.source === before ? typed.after : before
  })
  const [said, setSaid] = useState<string[]>([])
  const [place] = useState(() => {
    const { left, bottom } = by.getBoundingClientRect()
    const top = by === document.body ? scrollY + 20 : scrollY + bottom
    return { insetBlockStart: top, insetInlineStart: Math.max(0, scrollX + left) }
  })

  const send = useCallback(
    async (after: string, save: boolean, signal?: AbortSignal): Promise<boolean> => {
      const headers = { 'Content-Type': 'application/json', 'X-Preview-Token': token }
      const body = JSON.stringify({ file, start, end, before, after, save })
      try {
        const request = { method: 'POST', headers, body, ...(signal && { signal }) }
        const response = await fetch('/preview/words', request)
        const told = await response.json()
        if (response.ok) setSaid(told.map((found: Told) => `${found.line}: ${found.message}`))
        else if (response.status === 409)
          setSaid(['The file was changed meanwhile. It says there now:', told.now])
        else setSaid([told.error])
        return response.ok
      } catch {
        if (!signal?.aborted)
          setSaid(['The preview has stopped. Start it again; your text stays here.'])
        return false
      }
    },
    [file, start, end, before, token],
  )
  useEffect(() => {
    if (after === before) return
    const check = new AbortController()
    void send(after, false, check.signal)
    return () => check.abort()
  }, [send, after, before])

  const leave = () => {
    close()
    by.focus()
  }
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (after !== before) keepTyped({ text, after, closed: true })
      leave()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      if (!(await send(after, true))) return
      sessionStorage.removeItem('preview-typed')
      leave()
    }
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
          keepTyped({ text, after: target.value, closed: false })
        }}
        onKeyDown={onKeyDown}
        ref={area => area?.focus()}
      />
      <div role="status">
        {said.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>Ctrl+Enter saves, Escape leaves.</p>
    </section>,
    document.body,
  )
}

type Told = { line: number; message: string }
