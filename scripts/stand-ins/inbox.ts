import { type ListeningServer, serve } from './listen.ts'
import {
  answer,
  corsHeaders,
  pathOf,
  preflightHeaders,
  readJsonObject,
  sendJson,
  UnacceptableRequest,
} from './request.ts'

/** `address` is where the contact form delivers, and where the messages can be read. */
export type Inbox = ListeningServer & { address: string }

/**
 * Starts an inbox for the contact form on its own origin, as a real one would have: `POST /inbox`
 * keeps a message in memory, `GET /inbox` lists them. Rejects when the port is taken.
 */
export async function startInbox({ port }: { port: number }): Promise<Inbox> {
  const messages: unknown[] = []
  const server = await serve((request, response) => {
    if (pathOf(request) !== '/inbox') return false
    response.setHeaders(new Map(Object.entries(corsHeaders(request))))
    return answer(response, async () => {
      if (request.method === 'OPTIONS') response.writeHead(204, preflightHeaders()).end()
      else if (request.method === 'GET') sendJson(response, 200, messages)
      else {
        messages.push(checkMessage(await readJsonObject(request)))
        sendJson(response, 201, { received: true })
      }
    })
  }, port)
  return { ...server, address: `${server.origin}/inbox` }
}

/** Specification §5: a name and an e-mail address are required, the message is not. */
function checkMessage({ name, email, message }: Record<string, unknown>): unknown {
  const isText = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value)
  if (isText(name, /\S/) && isText(email, /^[^\s@]+@[^\s@]+$/) && isText(message, /^/))
    return { name, email, message }
  throw new UnacceptableRequest(
    400,
    'name and email have to be filled in, message has to be a text',
  )
}
