import type { ReactNode } from 'react'
import type { Message } from '../contract.ts'

/** Shows the errors of the site, and what `npm run content` also says. */
export function Messages({ messages }: { messages: readonly Message[] }): ReactNode {
  const numberOf = (kind: Message['kind']) =>
    messages.filter(message => message.kind === kind).length
  const [errors, toDo, notes] = [numberOf('error'), numberOf('to do'), numberOf('note')]
  return (
    <details open={errors > 0}>
      <summary className={errors > 0 ? 'bad' : ''}>
        Errors: {errors}, to do: {toDo}, notes: {notes}
      </summary>
      {errors > 0 && <p>Until you correct an error, pages show what was there before it.</p>}
      {messages.map(({ kind, message }) => (
        <p key={message} className={kind === 'error' ? 'bad' : ''}>
          {message}
        </p>
      ))}
    </details>
  )
}
