import type { IncomingMessage } from 'node:http'
import { serve } from '../../scripts/serve/server.ts'
import { infoServiceHandler } from '../../scripts/stand-ins/info-service.ts'

export const infoHeaders = {
  'content-type': 'application/json',
  'x-api-key': 'stand-in-key',
  origin: 'https://guide.example',
}

/** Starts a stand-in info service on its own origin. `ask` calls it as the site does. */
export async function startInfoService() {
  const handler = infoServiceHandler({ infoApiKey: 'stand-in-key', infoApiKeyHeader: 'X-Api-Key' })
  const requests: IncomingMessage[] = []
  const server = await serve((request, response) => {
    requests.push(request)
    return handler(request, response)
  }, 0)
  const ask = (secretKey: unknown, change?: RequestInit): Promise<Response> =>
    fetch(`${server.origin}/api/getwebsiteinfo/`, {
      method: 'POST',
      headers: infoHeaders,
      body: JSON.stringify({ webSiteName: 'localhost/fi', secretKey, gclid: 'click-1' }),
      ...change,
    })
  return { ...server, requests, ask }
}
