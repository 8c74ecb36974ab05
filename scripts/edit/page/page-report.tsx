import type { ReactNode } from 'react'
import type { Message, PageReport } from '../contract.ts'

export function MissingPage({ report: { shows, addresses } }: { report: PageReport }): ReactNode {
  if (shows === 'page') {
    return null
  }
  if (shows === 'home') {
    return (
      <p>
        Only the other site has a page at this address. This site shows its home page instead, to
        visitors too.
      </p>
    )
  }
  return (
    <details open>
      <summary>There is no page at this address. These exist:</summary>
      <ul>
        {addresses.map(address => (
          <li key={address}>
            <a href={address + location.search}>{address}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function Messages({ messages }: { messages: readonly Message[] }): ReactNode {
  const numberOf = (kind: Message['kind']) => messages.filter(each => each.kind === kind).length
  const [errors, toDo, notes] = [numberOf('error'), numberOf('to do'), numberOf('note')]
  return (
    <div role="status">
      {messages.length > 0 && (
        <details open={errors > 0}>
          <summary className={errors > 0 ? 'bad' : ''}>
            Errors: {errors}, {toDo > 0 && `to do: ${toDo}, `}notes: {notes}
          </summary>
          {messages.map(({ kind, text }) => (
            <p key={text} className={kind === 'error' ? 'bad' : ''}>
              {text}
            </p>
          ))}
        </details>
      )}
    </div>
  )
}
