import { useActionState, useEffect, useRef } from 'react'
import {
  type Edit,
  type EditableText,
  type OpenedText,
  type Refusal,
  saveAddress,
} from '../contract.ts'
import { askPreview } from './ask-preview.ts'
import { shownAs } from './text-marks.ts'

type TextBoxProps = {
  mark: string
  /** The text as it was when the box opened. */
  text: OpenedText
  after: string
  change: (after: string) => void
  /** Closes the box, unless the editor wants to keep what is typed. */
  close: () => void
  closeSaved: () => void
}

export function TextBox({ mark, text, after, change, close, closeSaved }: TextBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [refusal, save, isSaving] = useActionState<Refusal | null>(async () => {
    if (after.trim() === '' && !confirm('Delete this text from its file?')) {
      return null
    }
    const refusal = await sendText(text, after)
    if (!refusal) {
      closeSaved()
    }
    return refusal
  }, null)

  useEffect(() => openArea(area.current, shownAs(mark)), [mark])

  const place = `${text.file}:${text.line}`
  return (
    <form action={save}>
      <style>{`${shownAs(mark)} { outline: 2px dotted #e8710a }`}</style>
      <small>{place}</small>
      {text.note && <p id="preview-note">{text.note}</p>}
      <textarea
        ref={area}
        aria-label={place}
        aria-describedby="preview-note"
        spellCheck
        readOnly={isSaving}
        value={after}
        onChange={({ target }) => change(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget: { form } }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) {
            form?.requestSubmit()
          }
          if (key === 'Escape') {
            close()
          }
        }}
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
        {refusal && (
          <button type="button" onClick={() => navigator.clipboard.writeText(after)}>
            Copy your words
          </button>
        )}
        <button
          type="button"
          title="Opens the file in the editor that runs, such as VS Code"
          onClick={() => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
        >
          Open in your editor
        </button>
        <small>Ctrl+Enter or Cmd+Enter saves the text, Escape closes the box.</small>
      </div>
    </form>
  )
}

async function sendText(text: EditableText, after: string): Promise<Refusal | null> {
  try {
    return await askPreview(saveAddress, { text, after } satisfies Edit)
  } catch {
    const reason = 'The preview has stopped. Start the preview again; your words stay here.'
    return { reason, present: null }
  }
}

/** Moves the focus to a box whose text is on the page. Returns a function that moves it back. */
function openArea(area: HTMLTextAreaElement | null, shown: string): () => void {
  const opener = document.activeElement
  // A menu would cover the box.
  document.querySelector<HTMLElement>('#casino-guide-root :popover-open')?.hidePopover()
  area?.focus({ preventScroll: true })
  area?.setSelectionRange(-1, -1)
  area?.closest('#preview')?.scrollTo({ top: 0 })
  showOnPage(shown, opener)
  return () => {
    if (opener instanceof HTMLElement) {
      opener.focus({ preventScroll: true })
    }
  }
}

/** Scrolls a text out from under the panel: the one that was clicked, or the first from the panel's list. */
function showOnPage(selector: string, opener: Element | null): void {
  const shown = Array.from(document.querySelectorAll<HTMLElement>(selector))
  const clicked = shown.find(each => each.matches(':hover, :focus, :focus *'))
  const listed = opener?.closest('#preview') ? shown.find(each => each.checkVisibility()) : null
  const target = clicked ?? listed
  target?.scrollIntoView({ block: 'nearest' })
}
