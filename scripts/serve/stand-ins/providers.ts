import {
  answer,
  corsHeaders,
  httpError,
  isThisMachine,
  type ListeningServer,
  readJsonObject,
  requestPath,
  sendJson,
  serve,
} from '../server.ts'

const game =
  '<!doctype html><html lang="en"><title>Demo game</title><link rel="icon" href="data:,"><h1>Demo game</h1></html>'

/** Starts stand-ins for the providers' games (spec §2) and an inbox for messages from this machine. */
export function startProviders(port: number): Promise<ListeningServer> {
  const messages: unknown[] = []
  return serve((request, response) => {
    const path = requestPath(request)
    if (/^\/(book-of-dead|temple)$/.test(path)) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(game)
      return true
    }
    if (path !== '/inbox') {
      return false
    }
    return answer(response, async () => {
      const { origin } = request.headers
      if (origin && !isThisMachine(origin.replace('http://', ''))) {
        throw httpError(403, 'Only pages of this machine can use the inbox')
      }
      response.setHeaders(new Map(Object.entries(corsHeaders(request))))
      if (request.method === 'OPTIONS') {
        return void response.writeHead(204).end()
      }
      if (request.method === 'GET') {
        return sendJson(response, 200, messages)
      }
      messages.push(await readJsonObject(request))
      sendJson(response, 201, { received: true })
    })
  }, port)
}
