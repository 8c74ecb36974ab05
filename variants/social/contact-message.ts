import { createContext, useContext, useState } from 'react'
import { deliverMessage } from './deliver-message.ts'

/** What happened to the visitor's message. */
export type Result = 'none' | 'sending' | 'sent' | 'notSent'

type ContactMessage = {
  /** What was typed when the visitor left a page with the form. */
  draft: FormData | null
  result: Result
  keepDraft: (form: FormData) => void
  /** Sends one message at a time. */
  send: (form: FormData) => Promise<void>
  writeAnother: () => void
}

export const ContactMessageContext = createContext<ContactMessage | null>(null)

/**
 * Keeps the state of the contact form, which outlives the page: a message is also sent if the
 * visitor opens another page meanwhile. Without an address it is not sent, but the specification’s
 * text is shown (spec §4).
 */
export function useNewContactMessage(address: string): ContactMessage {
  const [draft, keepDraft] = useState<FormData | null>(null)
  const [result, setResult] = useState<Result>('none')
  async function send(form: FormData): Promise<void> {
    if (result === 'sending' || result === 'sent') {
      return
    }
    setResult('sending')
    const isDelivered = !address || (await deliverMessage(address, form))
    setResult(isDelivered ? 'sent' : 'notSent')
    if (isDelivered) {
      keepDraft(null)
    }
  }
  return { draft, result, keepDraft, send, writeAnother: () => setResult('none') }
}

export function useContactMessage(): ContactMessage {
  const message = useContext(ContactMessageContext)
  if (!message) {
    throw new Error('A contact form was rendered outside its layout.')
  }
  return message
}
