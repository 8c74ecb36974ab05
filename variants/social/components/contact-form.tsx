import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { deliverMessage } from '../deliver-message.ts'
import { useSite } from '../social-site.ts'

type Result = 'none' | 'sending' | 'sent' | 'notSent'

/**
 * The contact form (spec §2, §5): the browser validates it. Where the build knows no address to
 * deliver to, a valid message goes nowhere and the text of the specification shows.
 */
export function ContactForm(): ReactNode {
  const { content } = useSite()
  const { labels, contactUrl } = content
  const [result, setResult] = useState<Result>('none')
  const status = useRef<HTMLParagraphElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (result === 'sending') return
    const form = event.currentTarget
    setResult('sending')
    const delivered = !contactUrl || (await deliverMessage(contactUrl, new FormData(form)))
    setResult(delivered ? 'sent' : 'notSent')
    if (delivered) form.reset()
    status.current?.focus()
  }

  return (
    <form className="contact-form" method="dialog" onSubmit={submit}>
      <label>
        {labels.name}
        <input name="name" required autoComplete="name" />
      </label>
      <label>
        {labels.email}
        <input name="email" type="email" required autoComplete="email" />
      </label>
      <label>
        {labels.message}
        <textarea name="message" rows={5} />
      </label>
      <button type="submit" className="button">
        {labels.send}
      </button>
      <p ref={status} role="status" tabIndex={-1} className={`result result-${result}`}>
        {result === 'none' ? '' : labels[result]}
      </p>
    </form>
  )
}
