import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deliverMessage } from '../deliver-message.ts'
import { useVisit } from '../social-visit.ts'

type Result = 'none' | 'sending' | 'sent' | 'notSent'

/** The typed message. It outlives the form, because a visitor may open another page and come back. */
let typed = new FormData()

function keepTyped(form: HTMLFormElement): void {
  typed = new FormData(form)
}

/**
 * Renders the contact form (spec §2, §5), which the browser validates. If the build has no
 * CONTACT_URL, a valid message is not sent, but the specification's text is shown. Only one message
 * is sent at a time; leaving the page cancels it. The typed text stays until the message is
 * delivered.
 */
export function ContactForm(): ReactNode {
  const { content } = useVisit()
  const { labels } = content
  const { CONTACT_URL } = content.settings
  const [result, setResult] = useState<Result>('none')
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])
  useLayoutEffect(() => {
    if (!form.current) {
      return
    }
    const fields = form.current.querySelectorAll<HTMLInputElement>('[name]')
    // A field can have been filled in before React hydrated it.
    for (const field of fields) {
      field.value ||= `${typed.get(field.name) ?? ''}`
    }
    keepTyped(form.current)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // The loader would submit it again.
    event.currentTarget.removeAttribute('data-type')
    if (underWay.current) {
      return
    }
    const sender = event.currentTarget
    underWay.current = new AbortController()
    const { signal } = underWay.current
    setResult('sending')
    const message = new FormData(sender)
    const delivered = !CONTACT_URL || (await deliverMessage(CONTACT_URL, message, signal))
    if (signal.aborted) {
      return
    }
    underWay.current = null
    // Synchronously, because the focus moves to this text.
    flushSync(() => setResult(delivered ? 'sent' : 'notSent'))
    if (delivered) {
      sender.reset()
    }
    keepTyped(sender)
    status.current?.focus()
  }

  return (
    <form
      ref={form}
      className="contact-form"
      method="dialog"
      onInput={({ currentTarget }) => {
        keepTyped(currentTarget)
        if (result === 'sent') {
          setResult('none')
        }
      }}
      onInvalid={({ currentTarget, target }) => {
        const first = currentTarget.querySelector(':invalid')
        // Firefox and WebKit would leave it under the bar; its label is its parent.
        if (target === first) {
          first.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        }
      }}
      onSubmit={submit}
    >
      <label>
        {labels.name}
        <input name="name" type="text" required autoComplete="name" />
      </label>
      <label>
        {labels.email}
        <input name="email" type="email" required autoComplete="email" />
      </label>
      <label>
        {labels.message}
        <textarea name="message" rows={5} />
      </label>
      <button
        type="submit"
        className="button"
        // A second press would make the browser validate the empty form.
        onClick={event => {
          if (result !== 'sent') {
            return
          }
          event.preventDefault()
          status.current?.focus()
        }}
      >
        {labels.send}
      </button>
      <p ref={status} role="status" tabIndex={-1} className={`result result-${result}`}>
        {result === 'none' ? '' : labels[result]}
      </p>
    </form>
  )
}
