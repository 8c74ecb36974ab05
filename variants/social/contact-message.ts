import { createContext, type RefObject, useContext, useRef, useState } from 'react'
import { deliverMessage } from './deliver-message.ts'

/** What happened to the visitor's message. */
export type Result = 'none' | 'sending' | 'sent' | 'notSent'

type ContactMessage = {
  /** What the form contains. The form of another page begins with it. */
  typed: RefObject<FormData | null>
  result: Result
  /** Sends a message, unless the same one is being sent. */
  send: (form: FormData) => Promise<void>
  /** Whether the visitor has typed since the last message was sent. */
  isWriting: boolean
  write: () => void
  writeAnother: () => void
}

export const ContactMessageContext = createContext<ContactMessage | null>(null)

/**
 * Keeps the state of the contact form, which outlives the page: a message is also sent if the
 * visitor opens another page meanwhile. Without an address it is not sent, but the specification’s
 * text is shown (spec §4). A second message is sent in the same way.
 */
export function useNewContactMessage(address: string): ContactMessage {
  const typed = useRef<FormData>(null)
  const [result, setResult] = useState<Result>('none')
  const [isWriting, setWriting] = useState(false)
  const last = useRef<FormData>(null)
  async function send(form: FormData): Promise<void> {
    if (result === 'sending' && !isWriting) {
      return
    }
    last.current = form
    setWriting(false)
    setResult('sending')
    const isDelivered = !address || (await deliverMessage(address, form))
    if (last.current === form) {
      setResult(isDelivered ? 'sent' : 'notSent')
    }
  }
  function writeAnother(): void {
    typed.current = null
    setResult('none')
  }
  return { typed, result, send, isWriting, write: () => setWriting(true), writeAnother }
}

export function useContactMessage(): ContactMessage {
  const message = useContext(ContactMessageContext)
  if (!message) {
    throw new Error('A contact form was rendered outside its layout.')
  }
  return message
}
