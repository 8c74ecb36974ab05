import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { answer, serve } from '../../scripts/serve/server.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'

type RecordedCall = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

/** Headers that would change more than the answer, if a host passed them on. */
export const intrusiveHeaders = {
  'Set-Cookie': 'from=service',
  'Access-Control-Allow-Origin': 'https://www.example.com',
  Refresh: '9;url=https://www.example.com',
  'X-Accel-Redirect': '/index.html',
  'Strict-Transport-Security': 'max-age=1; includeSubDomains',
  'Clear-Site-Data': '"*"',
  'X-Frame-Options': 'DENY',
}

/**
 * Starts an info service that records every request. It answers as the stand-in does, fails with an
 * HTML page (`error-500`), redirects (`redirect`), never answers (`hang`) or never ends (`hang-body`).
 */
export async function startRecordingService() {
  const calls: RecordedCall[] = []
  const server = await serve(
    (request, response) =>
      answer(response, async () => {
        const { method, url, headers } = request
        const body = await text(request)
        calls.push({ method, url, headers, body })
        const [, secretKey = ''] = /"secretKey":"([^"]*)"/.exec(body) ?? []
        const { httpStatus, body: info } = answerTo(secretKey)
        if (secretKey === 'hang') {
          return
        }
        if (secretKey === 'hang-body') {
          response.writeHead(200, { 'Content-Type': 'application/json' })
          return void response.write('{"status":')
        }
        if (secretKey === 'redirect') {
          return void response.writeHead(307, { Location: '/elsewhere' }).end()
        }
        const isHtml = httpStatus >= 400
        response.writeHead(httpStatus, {
          ...intrusiveHeaders,
          'Content-Type': isHtml ? 'text/html' : 'application/json',
        })
        response.end(isHtml ? '<!doctype html><h1>Broken</h1>' : JSON.stringify(info))
      }),
    0,
  )
  return { ...server, calls }
}
