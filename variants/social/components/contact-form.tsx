import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useContactMessage } from '../contact-message.ts'
import { useVisit } from '../social-visit.ts'

/**
 * Renders the contact form (spec §2, §5), which the browser validates. After a message is sent, the
 * specification's text takes the place of the fields.
 */
export function ContactForm(): ReactNode {
  const { labels, settings } = useVisit().content
  const { typed, result, send, isWriting, write, writeAnother } = useContactMessage()
  const form = useRef<HTMLFormElement>(null)
  // Also what was typed before hydration.
  useLayoutEffect(() => {
    typed.current = new FormData(form.current ?? undefined)
  }, [typed])

  // The focus moves to what a new result brings, but not when the page opens, or from a field.
  const lastResult = useRef(result)
  useEffect(() => {
    if (result === lastResult.current) {
      return
    }
    lastResult.current = result
    if (result !== 'sending' && !isWriting) {
      const target = result === 'none' ? '[name]' : '[role=status]'
      form.current?.querySelector<HTMLElement>(target)?.focus()
    }
  }, [result, isWriting])

  // A message that was typed meanwhile stays.
  const isSent = result === 'sent' && !isWriting
  // Not what is typed now: browsers restore only fields that differ from their first value.
  const [first, setFirst] = useState({ isSent, typed: typed.current })
  if (first.isSent !== isSent) {
    setFirst({ isSent, typed: typed.current })
  }
  const typedIn = (name: string) => first.typed?.get(name)?.toString()
  return (
    <form
      ref={form}
      className="contact-form"
      method="dialog"
      onInvalid={({ currentTarget, target }) => {
        const first = currentTarget.querySelector(':invalid')
        // Firefox and WebKit would leave the field under the bar. Its label is its parent.
        if (target === first) {
          first.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        }
      }}
      onInput={({ currentTarget }) => {
        typed.current = new FormData(currentTarget)
        write()
      }}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        send(new FormData(event.currentTarget))
      }}
    >
      {isSent ? null : (
        <>
          <label>
            {labels.name}
            <input
              name="name"
              type="text"
              required
              autoComplete="name"
              defaultValue={typedIn('name')}
            />
          </label>
          <label>
            {labels.email}
            <input
              name="email"
              type="email"
              required
              autoComplete="email"
              defaultValue={typedIn('email')}
            />
          </label>
          <label>
            {`${labels.message} ${labels.optional}`}
            <textarea name="message" rows={5} defaultValue={typedIn('message')} />
          </label>
          {settings.CONTACT_URL ? null : <p>{labels.formSendsNothing}</p>}
          <button type="submit" className="button">
            {labels.send}
          </button>
          <noscript>
            <p>{labels.formNeedsScripts}</p>
          </noscript>
        </>
      )}
      <p role="status" tabIndex={-1} className={`result result-${result}`}>
        {result === 'none' ? '' : labels[result]}
      </p>
      {isSent ? (
        <button type="button" className="button second" onClick={writeAnother}>
          {labels.writeAnother}
        </button>
      ) : null}
    </form>
  )
}
