import type { Settings } from '../build/settings.ts'
import { infoServiceHandler } from '../stand-ins/info-service.ts'
import type { InfoRequest } from '../stand-ins/receive-info-request.ts'
import { type ServeInput, serveDist } from './serve-dist.ts'

export type RunningSite = { origin: string; requests: InfoRequest[]; close: () => Promise<void> }

/**
 * Serves a built `dist` with the stand-in info service on the same origin, as `npm start` does.
 * `mount` answers what a preview has besides.
 */
export async function startSite(
  dist: string,
  port: number,
  settings: Settings,
  mount?: ServeInput['mount'],
): Promise<RunningSite> {
  const { infoApiKey: apiKey, infoApiKeyHeader: apiKeyHeader } = settings
  const service = infoServiceHandler({ apiKey, apiKeyHeader })
  const site = await serveDist({
    dist,
    port,
    mount: (request, response) => mount?.(request, response) || service.handler(request, response),
  })
  return {
    origin: site.origin,
    requests: service.requests,
    close: () => {
      service.close()
      return site.close()
    },
  }
}
