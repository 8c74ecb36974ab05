import { type KeyboardEvent, useActionState, useEffect, useRef } from 'react'
import type { Refusal } from '../contract.ts'
import { type Box, saveBox } from './box.ts'

type TextBoxProps = {
  box: Box
  change: (newSource: string) => void
  /** Closes the box, unless the editor wants to keep what is typed. */
  close: () => void
  closeSaved: () => void
}

export function TextBox({ box, change, close, closeSaved }: TextBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [refusal, save, isSaving] = useActionState<Refusal | null>(async () => {
    if (box.newSource.trim() === '' && !confirm('Delete this text from its file?')) {
      return null
    }
    const refusal = await saveBox(box)
    if (!refusal) {
      closeSaved()
    }
    return refusal
  }, null)

  useEffect(() => openArea(area.current), [])

  function onKeyDown({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      currentTarget.form?.requestSubmit()
    }
    if (key === 'Escape') {
      close()
    }
  }

  const place = `${box.file}:${box.line}`
  return (
    <form action={save}>
      <small>{place}</small>
      {box.note && <p id="preview-note">{box.note}</p>}
      <textarea
        ref={area}
        aria-label={place}
        aria-describedby="preview-note"
        spellCheck
        readOnly={isSaving}
        value={box.newSource}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status">
        {refusal && <p className="bad">{refusal.reason}</p>}
        {refusal?.present != null && (
          <>
            <p>In its place, the file now says:</p>
            <pre>{refusal.present}</pre>
          </>
        )}
      </div>
      <div className="row">
        <button type="submit" className="primary">
          Save
        </button>
        <small>Ctrl+Enter or Cmd+Enter saves the text, Escape closes the box.</small>
      </div>
    </form>
  )
}

/** Moves the focus to a box, until the returned function moves it back. */
function openArea(area: HTMLTextAreaElement | null): () => void {
  const opener = document.activeElement
  // A menu would cover the box.
  document.querySelector<HTMLElement>('#casino-guide-root :popover-open')?.hidePopover()
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(-1, -1)
  area?.closest('#preview')?.scrollTo({ top: 0 })
  // The panel would cover the text.
  document.querySelector('[data-preview-text]:hover')?.scrollIntoView({ block: 'nearest' })
  return () => {
    if (opener instanceof HTMLElement) {
      opener.focus({ preventScroll: true })
    }
  }
}
