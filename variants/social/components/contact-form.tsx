import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deliverMessage } from '../deliver-message.ts'
import { useSite } from '../social-site.ts'

type Result = 'none' | 'sending' | 'sent' | 'notSent'

/**
 * The contact form (spec §2, §5): the browser validates it. Where the build knows no address to
 * deliver to, a valid message goes nowhere and the text of the specification shows. One message is
 * under way at a time; leaving the page stops it. What is typed stays until it is delivered.
 */
export function ContactForm(): ReactNode {
  const { content } = useSite()
  const { labels } = content
  const { contactUrl } = content.settings
  const [result, setResult] = useState<Result>('none')
  const status = useRef<HTMLParagraphElement>(null)
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (underWay.current) return
    const form = event.currentTarget
    underWay.current = new AbortController()
    const { signal } = underWay.current
    setResult('sending')
    const delivered = !contactUrl || (await deliverMessage(contactUrl, new FormData(form), signal))
    if (signal.aborted) return
    underWay.current = null
    // At once, for what the focus goes to has to be there.
    flushSync(() => setResult(delivered ? 'sent' : 'notSent'))
    if (delivered) form.reset()
    status.current?.focus()
  }

  return (
    <form className="contact-form" method="dialog" onSubmit={submit}>
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
      <button type="submit" className="button">
        {labels.send}
      </button>
      <p ref={status} role="status" tabIndex={-1} className={`result result-${result}`}>
        {result === 'none' ? '' : labels[result]}
      </p>
    </form>
  )
}
