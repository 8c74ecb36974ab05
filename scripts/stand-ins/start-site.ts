import { readEnvironment, readSettings, type Settings } from '../build/settings.ts'
import { serveDist } from '../serve/serve-dist.ts'
import type { Handler, ListeningServer } from '../serve/server.ts'
import { infoServiceHandler } from './info-service.ts'

/** Serves a built `dist` and the stand-in info service on one origin. `before` answers first. */
export const startSite = (
  dist: string,
  port: number,
  settings: Settings,
  ...before: Handler[]
): Promise<ListeningServer> => serveDist(dist, port, ...before, infoServiceHandler(settings))

/** Returns settings for this machine, which call no real service, whatever an env file says. */
export const localSettings = (root: string, given: Record<string, string> = {}): Settings =>
  readSettings({
    ...readEnvironment(root),
    INFO_SERVICE_URL: '',
    INFO_API_KEY: 'stand-in-key',
    CONTACT_URL: '',
    ...given,
  })
