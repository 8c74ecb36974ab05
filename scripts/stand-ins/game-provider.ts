import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type ListeningServer, listen } from './listen.ts'
import { refuse } from './refuse.ts'
import { sendFile } from './send-file.ts'

const gameFolder = fileURLToPath(new URL('./game/', import.meta.url))

/** The title of the demo game at each path; the path is the name of its theme as well. */
export const gameTitles = new Map([
  ['/bacon-slot', 'Sizzling Bacon'],
  ['/book-of-dead', 'Book of the Sands'],
  ['/temple', 'Temple of the Sun'],
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
 * Starts a stand-in of the providers whose demo games the social casino frames (specification
 * §2), on a port of its own, 0 for any free one. `/refused` is a game that forbids to be framed.
 * Rejects when the port is taken.
 */
export function startGameProvider({ port }: { port: number }): Promise<ListeningServer> {
  return listen(
    createServer((request, response) => void answer(request, response)),
    port,
  )
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const title = gameTitles.get(path.replace(/\/$/, ''))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'The method has to be GET', { Allow: 'GET, HEAD' })
  } else if (title !== undefined) {
    const page = await gamePage(path.replaceAll('/', ''), title)
    response.writeHead(200, pageHeaders).end(page)
  } else if (path === '/refused') {
    const page = await gamePage('temple', 'Refused')
    response.writeHead(200, { ...pageHeaders, 'X-Frame-Options': 'DENY' }).end(page)
  } else if (path.startsWith('/game/')) {
    await sendFile(response, gameFolder, path.slice('/game/'.length), {
      'Cache-Control': 'no-cache',
    })
  } else {
    refuse(response, 404, `There is nothing at ${path}`)
  }
}

async function gamePage(theme: string, title: string): Promise<string> {
  const template = await readFile(`${gameFolder}game.html`, 'utf8')
  return template.replaceAll('{theme}', theme).replaceAll('{title}', title)
}
