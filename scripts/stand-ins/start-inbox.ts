import { createServer } from 'node:http'
import { corsHeaders } from './cors-headers.ts'
import { type InboxMessage, inboxHandler } from './inbox.ts'
import { type ListeningServer, listen } from './listen.ts'
import { refuse } from './refuse.ts'

export type RunningInbox = ListeningServer & {
  /** Where the contact form delivers, and where the messages can be read. */
  address: string
  messages: InboxMessage[]
}

/**
 * Starts an inbox for the contact form on a port of its own, 0 for any free one: another origin,
 * as a real one would have. Rejects when the port is taken.
 */
export async function startInbox({ port }: { port: number }): Promise<RunningInbox> {
  const { handler, messages } = inboxHandler()
  const server = createServer((request, response) => {
    if (!handler(request, response)) {
      refuse(response, 404, 'There is only /inbox here', corsHeaders(request))
    }
  })
  const listening = await listen(server, port)
  return { ...listening, address: `${listening.origin}/inbox`, messages }
}
