import { fileURLToPath } from 'node:url'
import { type ListeningServer, serve } from './listen.ts'
import { answer, pathOf } from './request.ts'
import { sendFile } from './send-file.ts'

const folder = fileURLToPath(new URL('./game/', import.meta.url))
const gamePaths = ['/bacon-slot', '/book-of-dead', '/temple']
const headers = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'self'; img-src data:",
  'Referrer-Policy': 'no-referrer',
}

/**
 * Starts a stand-in of the providers whose demo games the social casino frames (specification §2),
 * on its own origin: one small slot at three addresses. Rejects when the port is taken.
 */
export const startGameProvider = ({ port }: { port: number }): Promise<ListeningServer> =>
  serve((request, response) => {
    const path = pathOf(request)
    const file = gamePaths.includes(path) ? 'game.html' : path.replace(/^\/game\//, '')
    return answer(response, () => sendFile(response, folder, file, headers))
  }, port)
