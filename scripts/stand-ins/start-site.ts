import { mapValues } from '../../shared/content/records.ts'
import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import { serveDist } from '../serve/serve-dist.ts'
import { type Handler, type ListeningServer, onFreePort } from '../serve/server.ts'
import { infoServiceHandler } from './info-service.ts'
import { startProviders } from './providers.ts'

/**
 * Serves a built `dist` with the stand-in info service on the same origin, as `npm start` does.
 * `before` answers what a preview has besides.
 */
export const startSite = (
  dist: string,
  port: number,
  settings: Settings,
  ...before: Handler[]
): Promise<ListeningServer> => serveDist(dist, port, ...before, infoServiceHandler(settings))

/**
 * Starts the stand-ins on the other origin. Returns the settings of a site on this machine: it calls
 * no real service, whatever an env file says. `paths` are addresses there, by setting; without one the
 * games are those of a published site, and the contact form delivers nowhere.
 */
export async function startStandIns(
  root: string,
  paths: Record<string, string> = {},
): Promise<Settings> {
  const isNeeded = Object.keys(paths).length > 0
  const origin = isNeeded ? (await onFreePort(8082, startProviders)).origin : ''
  return readSettings({
    ...readEnvironment(root),
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    CONTACT_URL: '',
    ...mapValues(paths, path => origin + path),
  })
}
