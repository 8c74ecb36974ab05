import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './scenarios.ts'

/**
 * Sends what a scenario says, in the way it says. Rejects with an `AbortError` when the signal
 * ends a delayed answer.
 */
export async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  cors: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const { delivery = 'whole', status = 200, headers = {}, body = '', withCors = true } = answer
  if (delivery === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  if (delivery === 'never') return
  if (answer.delayMs !== undefined) await wait(answer.delayMs, undefined, { signal })

  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(withCors ? cors : {}),
    ...headers,
  })
  if (delivery === 'half') response.write(body.slice(0, body.length / 2))
  else response.end(body)
}
