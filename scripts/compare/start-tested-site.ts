import { buildSite } from '../build/build-site.ts'
import { readSettings } from '../build/settings.ts'
import { type ListeningServer, serve } from '../serve/server.ts'
import { infoServiceHandler } from '../serve/stand-ins/info-service.ts'
import { startProviders } from '../serve/stand-ins/providers.ts'
import { startSite } from '../serve/stand-ins/start-site.ts'
import { testSettings } from './test-settings.ts'

/**
 * Builds and serves the published site for `tests/spec`, and stand-ins for its services. Playwright
 * and its tests find them in the environment.
 */
export async function startTestedSite(
  root: string,
  command: string,
): Promise<{ dist: string; servers: ListeningServer[] }> {
  const games = await startProviders(0)
  const service = await serve(infoServiceHandler(readSettings({})), 0)
  Object.assign(process.env, { TEST_GAMES: games.origin, TEST_SERVICE: service.origin })
  const settings = testSettings()
  const { dist } = await buildSite({ root, command, settings })
  const site = await startSite(dist, 0, settings)
  Object.assign(process.env, { SPEC_SITE: site.origin, SPEC_DIST: dist })
  return { dist, servers: [site, games, service] }
}
