import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import { type InfoRequest, infoServiceHandler } from '../stand-ins/info-service.ts'
import type { Handler, ListeningServer } from '../stand-ins/listen.ts'
import { serveDist } from './serve-dist.ts'

export type RunningSite = ListeningServer & { requests: InfoRequest[] }

/**
 * Serves a built `dist` with the stand-in info service on the same origin, as `npm start` does.
 * `mount` answers what a preview has besides.
 */
export async function startSite(
  dist: string,
  port: number,
  settings: Settings,
  mount: Handler = () => false,
): Promise<RunningSite> {
  const { handler, requests } = infoServiceHandler(settings)
  const site = await serveDist(
    dist,
    port,
    (request, response) => mount(request, response) || handler(request, response),
  )
  return { ...site, requests }
}

/**
 * Returns the settings of a site on this machine: always the stand-ins, whatever an env file says of the
 * real services. Without an address the contact form delivers nowhere.
 */
export const standInSettings = (root: string, gamesOrigin: string, contactUrl = ''): Settings =>
  readSettings({
    ...readEnvironment(root),
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    GAME_BACON_SLOT_URL: `${gamesOrigin}/bacon-slot`,
    CONTACT_URL: contactUrl,
  })
