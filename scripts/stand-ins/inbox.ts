import { type Handler, type ListeningServer, serve } from './listen.ts'
import {
  answer,
  corsHeaders,
  pathOf,
  preflightHeaders,
  queryOf,
  readJsonObject,
  sendJson,
  UnacceptableRequest,
} from './request.ts'

export type InboxMessage = { name: string; email: string; message: string }

export type Inbox = ListeningServer & {
  /** Where the contact form delivers, and where the messages can be read. */
  address: string
  /** What came in, oldest first, kept in memory alone. */
  messages: InboxMessage[]
}

/**
 * Starts an inbox for the contact form on its own origin, as a real one would have: `POST /inbox`
 * keeps a message, `GET /inbox` lists them. `POST /inbox?fail=500` is refused, `?fail=hang` gets no
 * answer until the server closes. Rejects when the port is taken.
 */
export async function startInbox({ port }: { port: number }): Promise<Inbox> {
  const messages: InboxMessage[] = []
  const handler: Handler = (request, response) => {
    if (pathOf(request) !== '/inbox') return false
    for (const [name, value] of Object.entries(corsHeaders(request)))
      response.setHeader(name, value)
    return answer(response, async () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, preflightHeaders()).end()
      } else if (request.method === 'GET') {
        sendJson(response, 200, messages)
      } else if (request.method === 'POST') {
        const message = parseMessage(await readJsonObject(request))
        const fail = queryOf(request).get('fail')
        if (fail === 'hang') return
        if (fail === '500') throw new UnacceptableRequest(500, 'Asked to fail')
        messages.push(message)
        sendJson(response, 201, { received: true })
      } else {
        throw new UnacceptableRequest(405, 'The method has to be POST or GET')
      }
    })
  }
  const server = await serve(handler, port)
  return { ...server, address: `${server.origin}/inbox`, messages }
}

/** Specification §5: a name and an e-mail address are required, the message is not. */
function parseMessage({ name, email, message }: Record<string, unknown>): InboxMessage {
  if (typeof name !== 'string' || name.trim() === '')
    throw new UnacceptableRequest(400, 'name has to be a text that is not empty')
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UnacceptableRequest(400, 'email has to be an e-mail address')
  if (typeof message !== 'string') throw new UnacceptableRequest(400, 'message has to be a text')
  return { name, email, message }
}
