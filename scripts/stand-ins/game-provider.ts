import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ListeningServer, serve } from './listen.ts'
import { answer, pathOf, UnacceptableRequest } from './request.ts'
import { sendFile } from './send-file.ts'

const gameFolder = fileURLToPath(new URL('./game/', import.meta.url))

/** The title of the demo game at each path. `/refused` forbids to be framed. */
export const gameTitles = new Map([
  ['/bacon-slot', 'Sizzling Bacon'],
  ['/book-of-dead', 'Book of Breakfast'],
  ['/temple', 'Temple of Toast'],
  ['/refused', 'Refused'],
])

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Starts a stand-in of the providers whose demo games the social casino frames (specification §2),
 * on its own origin: one small slot under three titles. Rejects when the port is taken.
 */
export const startGameProvider = ({ port }: { port: number }): Promise<ListeningServer> =>
  serve((request, response) => {
    const path = pathOf(request).replace(/(.)\/$/, '$1')
    const title = gameTitles.get(path)
    if (title === undefined && !path.startsWith('/game/')) return false
    return answer(response, async () => {
      if (request.method !== 'GET') throw new UnacceptableRequest(405, 'The method has to be GET')
      if (title === undefined) {
        const name = path.slice('/game/'.length)
        return sendFile(response, gameFolder, name, { 'Cache-Control': 'no-cache' })
      }
      const template = await readFile(`${gameFolder}game.html`, 'utf8')
      const refused = path === '/refused' && { 'X-Frame-Options': 'DENY' }
      response.writeHead(200, { ...pageHeaders, ...refused })
      response.end(template.replaceAll('{title}', title))
    })
  }, port)
