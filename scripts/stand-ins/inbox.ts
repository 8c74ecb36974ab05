import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders, preflightHeaders } from './cors-headers.ts'
import { parseJsonObject } from './parse-json-object.ts'
import { readBody } from './read-body.ts'
import { refuse, UnacceptableRequest } from './refuse.ts'

export type InboxMessage = { name: string; email: string; message: string }

export type Inbox = {
  /** Answers `/inbox` and gives true; gives false for any other path, untouched. */
  handler: (request: IncomingMessage, response: ServerResponse) => boolean
  /** What came in, oldest first, kept in memory alone. */
  messages: InboxMessage[]
}

/**
 * A place that a contact form can be delivered to: `POST /inbox` keeps a message, `GET /inbox`
 * lists them. `POST /inbox?fail=500` is refused, `?fail=hang` gets no answer until the server
 * that hosts it cuts its connections.
 */
export function inboxHandler(): Inbox {
  const messages: InboxMessage[] = []
  return {
    messages,
    handler: (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox.invalid')
      if (pathname !== '/inbox') return false
      void answer(request, response, searchParams.get('fail'), messages)
      return true
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  fail: string | null,
  messages: InboxMessage[],
): Promise<void> {
  const cors = corsHeaders(request)
  try {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, ...preflightHeaders() }).end()
    } else if (request.method === 'GET') {
      sendJson(response, 200, messages, cors)
    } else if (request.method === 'POST') {
      const message = parseMessage(await readBody(request))
      if (fail === 'hang') return
      if (fail === '500') throw new UnacceptableRequest(500, 'Asked to fail')
      messages.push(message)
      sendJson(response, 201, { received: true }, cors)
    } else {
      throw new UnacceptableRequest(405, 'The method has to be POST or GET')
    }
  } catch (error) {
    if (request.errored !== null || response.destroyed) return
    if (!(error instanceof UnacceptableRequest)) throw error
    refuse(response, error.status, error.message, cors)
  }
}

/** Specification §5: a name and an e-mail address are required, the message is not. */
function parseMessage(text: string): InboxMessage {
  const { name, email, message } = parseJsonObject(text)
  if (typeof name !== 'string' || name.trim() === '') {
    throw new UnacceptableRequest(400, 'name has to be a text that is not empty')
  }
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new UnacceptableRequest(400, 'email has to be an e-mail address')
  }
  if (typeof message !== 'string') {
    throw new UnacceptableRequest(400, 'message has to be a text')
  }
  return { name, email, message }
}

function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  cors: Record<string, string>,
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...cors,
  })
  response.end(JSON.stringify(value))
}
