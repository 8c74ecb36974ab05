import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import { serveDist } from '../serve/serve-dist.ts'
import type { Handler, ListeningServer } from '../serve/server.ts'
import { infoServiceHandler } from './info-service.ts'

/**
 * Serves a built `dist` with the stand-in info service on the same origin, as `npm start` does. `before`
 * answers first.
 */
export const startSite = (
  dist: string,
  port: number,
  settings: Settings,
  ...before: Handler[]
): Promise<ListeningServer> => serveDist(dist, port, ...before, infoServiceHandler(settings))

/**
 * Returns the settings of a site on this machine, some of them given: it calls no real service, whatever
 * an env file says, and without a given inbox its contact form delivers nowhere.
 */
export const localSettings = (root: string, given: Record<string, string> = {}): Settings =>
  readSettings({
    ...readEnvironment(root),
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    CONTACT_URL: '',
    ...given,
  })
