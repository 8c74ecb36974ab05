import type { IncomingMessage } from 'node:http'
import { readSettings } from '../../scripts/build/settings.ts'
import { serve } from '../../scripts/serve/server.ts'
import { infoServiceHandler } from '../../scripts/serve/stand-ins/info-service.ts'

/** Starts a stand-in info service on a separate origin, and collects its requests. */
export async function startInfoService() {
  const handler = infoServiceHandler(readSettings({}))
  const requests: IncomingMessage[] = []
  const server = await serve((request, response) => {
    requests.push(request)
    return handler(request, response)
  }, 0)
  return { ...server, requests }
}
