import { useActionState, useEffect, useRef, useState } from 'react'
import { describe, type Finding } from '../../content/finding.ts'
import type { TextSource } from '../../content/text-source.ts'
import { askPreview } from './ask-preview.ts'
import { markOf, type News } from './news.ts'

/** What is typed for a text, and that text as it read then. */
export type Draft = { text: TextSource; after: string }

/** Returns a text as it is now: the one with the same words, or the one in its place. */
export function sourceNow(text: TextSource, { texts }: News): TextSource {
  const own = texts.filter(({ file }) => file === text.file)
  const inPlace = own.find(({ name }) => name === text.name)
  return [inPlace, ...own].find(each => each?.source === text.source) ?? inPlace ?? text
}

type Props = { draft: Draft; news: News; change: (after: string | null) => void }

/** Shows the source of a text, to edit it. `change` gets what is typed, and null to close the box. */
export function TextBox({ draft: { text, after }, news, change }: Props) {
  const { file, line, name, source } = sourceNow(text, news)
  const [findings, setFindings] = useState<Finding[]>([])
  const [refusal, setRefusal] = useState('')
  const box = useRef<HTMLDetailsElement>(null)
  const [, save, isSaving] = useActionState(async () => {
    const reply = await askPreview({ type: 'save', file, name, before: source, after })
    if ('refusal' in reply) {
      setRefusal(reply.refusal)
    } else {
      change(null)
    }
  }, undefined)

  useEffect(() => {
    const opener = document.activeElement
    openBox(box.current, text)
    return () => {
      if (opener instanceof HTMLElement) {
        opener.focus()
      }
    }
  }, [text])
  // If these words have changed since, the check answers with what they are now.
  const before = text.source
  useEffect(() => {
    if (isSaving) {
      return
    }
    const check = new AbortController()
    const { signal } = check
    setTimeout(async () => {
      const request = { type: 'check', file, name, before, after } as const
      const reply = after === source ? { answer: [] } : await askPreview(request, signal)
      if (signal.aborted) {
        return
      }
      setFindings('answer' in reply ? reply.answer : [])
      setRefusal('refusal' in reply ? reply.refusal : '')
    }, 300)
    return () => check.abort()
  }, [file, name, before, after, source, isSaving])

  const place = `${file}:${line}`
  return (
    <details
      name="preview-text"
      ref={box}
      onToggle={({ newState }) => newState === 'closed' && after === source && change(null)}
    >
      <summary className="quiet">
        {after === source ? 'Edit' : 'Not saved yet:'} {place}
        <style>{`#root [data-preview-text=${selectorOf(text)}] { outline: 2px dotted #e8710a }`}</style>
      </summary>
      <form action={save}>
        <textarea
          aria-label={place}
          spellCheck
          value={after}
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget: { form } }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) {
              form?.requestSubmit()
            }
            if (key === 'Escape') {
              box.current?.removeAttribute('open')
            }
          }}
        />
        <div role="status">
          {refusal && <p className="bad">{refusal}</p>}
          {findings.map(finding => (
            <p key={describe(finding)} className={finding.kind === 'error' ? 'bad' : ''}>
              {describe(finding).replace(`${file}:`, 'Line ')}
            </p>
          ))}
        </div>
        <button type="submit" className="primary">
          Save
        </button>
        <button type="button" onClick={() => change(null)}>
          Discard
        </button>
        <button
          type="button"
          title="The one that runs, such as VS Code"
          onClick={() => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
        >
          Open in your editor
        </button>
        <small>Ctrl+Enter or Cmd+Enter saves, Escape closes.</small>
      </form>
    </details>
  )
}

const selectorOf = (text: TextSource): string => CSS.escape(markOf(text))

/** Opens a box, which closes others, with the caret at the end. */
function openBox(box: HTMLDetailsElement | null, text: TextSource): void {
  const shown = document.querySelector<HTMLElement>(
    `#root [data-preview-text=${selectorOf(text)}]:is(:hover, :focus, :focus *)`,
  )
  // A menu would cover the box.
  document.querySelector<HTMLElement>('#root :popover-open')?.hidePopover()
  box?.setAttribute('open', '')
  shown?.scrollIntoView({ block: 'nearest' })
  const area = box?.querySelector('textarea')
  area?.focus()
  area?.setSelectionRange(-1, -1)
}
