import { useActionState, useEffect, useRef, useState } from 'react'
import { describe, type Finding } from '../../content/finding.ts'
import { askPreview } from './ask-preview.ts'
import { findText, outdatedMessage } from './find-text.ts'
import { selectorOf } from './marks.ts'
import { openBox } from './open-box.ts'
import type { Draft, News } from './requests.ts'

type TextBoxProps = {
  draft: Draft
  news: News
  /** Gets what is typed, and null to close the box. */
  change: (after: string | null) => void
}

export function TextBox({ draft: { text, after }, news, change }: TextBoxProps) {
  const present = findText(text, news.texts)
  // The source in the file, and null if the text is gone.
  const before = present?.source ?? null
  const isTyped = after !== (before ?? text.source)
  const isOutdated = isTyped && before !== text.source
  const box = useRef<HTMLDetailsElement>(null)
  const [findings, setFindings] = useState<Finding[]>([])
  const [refusal, setRefusal] = useState('')
  const [, save, isSaving] = useActionState(async () => {
    const reply = await askPreview({ type: 'save', text, before, after })
    if ('refusal' in reply) {
      setRefusal(reply.refusal)
    } else {
      change(null)
    }
  }, undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a click opens the box, no save
  useEffect(() => openBox(box.current, present ?? text), [text])
  useEffect(() => {
    if (isSaving) {
      return
    }
    const check = new AbortController()
    const { signal } = check
    setTimeout(async () => {
      const request = { type: 'check', text, before, after } as const
      const reply = isTyped ? await askPreview(request, signal) : { answer: [] }
      if (signal.aborted) {
        return
      }
      setFindings('answer' in reply ? reply.answer : [])
      setRefusal('refusal' in reply ? reply.refusal : '')
    }, 300)
    return () => check.abort()
  }, [text, before, after, isTyped, isSaving])

  const problem = isOutdated ? outdatedMessage(before) : refusal
  const replaceLabel = before === null ? 'Insert again' : 'Replace'
  const saveLabel = isOutdated ? replaceLabel : 'Save'
  const place = present ? `${text.file}:${present.line}` : text.file
  return (
    <details
      name="preview-text"
      ref={box}
      onToggle={({ newState }) => newState === 'closed' && !isTyped && change(null)}
    >
      <summary className="quiet">
        {isTyped ? 'Not saved yet:' : 'Edit'} {place}
        {present && (
          <style>{`#casino-guide-root ${selectorOf(present)} { outline: 2px dotted #e8710a }`}</style>
        )}
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
          {problem && <p className="bad">{problem}</p>}
          {findings.map(finding => (
            <p key={describe(finding)} className={finding.kind === 'error' ? 'bad' : ''}>
              {finding.file === text.file
                ? `Line ${finding.line}  ${finding.message}`
                : describe(finding)}
            </p>
          ))}
        </div>
        <div className="row">
          <button type="submit" className="primary">
            {saveLabel}
          </button>
          <button type="button" onClick={() => change(null)}>
            Discard
          </button>
          {isOutdated && (
            <button type="button" onClick={() => navigator.clipboard.writeText(after)}>
              Copy
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
    </details>
  )
}
