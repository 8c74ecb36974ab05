import { readFileSync } from 'node:fs'
import {
  answer,
  corsHeaders,
  type ListeningServer,
  pathOf,
  readJsonObject,
  sendJson,
  serve,
  UnacceptableRequest,
} from '../serve/server.ts'

/** One small slot at three addresses, and what it loads. */
const gameFiles: Record<string, readonly [file: string, type: string]> = {
  '/bacon-slot': ['game.html', 'html'],
  '/book-of-dead': ['game.html', 'html'],
  '/temple': ['game.html', 'html'],
  '/game/game.css': ['game.css', 'css'],
  '/game/game.js': ['game.js', 'javascript'],
}
const gameHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'self'; img-src data:",
  'Referrer-Policy': 'no-referrer',
}

/**
 * Starts stand-ins of what the site has on other origins: the demo games that the social casino frames
 * (spec §2), and an inbox for the contact form, where `POST /inbox` keeps a message in memory and
 * `GET /inbox` lists them. Rejects when the port is taken.
 */
export function startProviders(port: number): Promise<ListeningServer> {
  const messages: unknown[] = []
  return serve((request, response) => {
    const path = pathOf(request)
    const [file, type] = gameFiles[path] ?? []
    if (file) {
      const headers = { ...gameHeaders, 'Content-Type': `text/${type}; charset=utf-8` }
      response.writeHead(200, headers)
      response.end(readFileSync(new URL(`game/${file}`, import.meta.url)))
      return true
    }
    if (path !== '/inbox') return false
    response.setHeaders(new Map(Object.entries(corsHeaders(request))))
    return answer(response, async () => {
      if (request.method === 'OPTIONS') response.writeHead(204).end()
      else if (request.method === 'GET') sendJson(response, 200, messages)
      else {
        messages.push(checkMessage(await readJsonObject(request)))
        sendJson(response, 201, { received: true })
      }
    })
  }, port)
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
