import { buildSite } from '../../scripts/build/build-site.ts'
import { readSettings, type Settings } from '../../scripts/build/settings.ts'
import { serveDist } from '../../scripts/serve/serve-dist.ts'
import { startProviders } from '../../scripts/stand-ins/providers.ts'
import { startSite } from '../../scripts/stand-ins/start-site.ts'
import { startFaultService } from '../e2e/faults/fault-service.ts'

/** Returns the settings of the tested site: all services are stand-ins on this machine. */
export const testSettings = (gamesOrigin: string): Settings =>
  readSettings({
    GAME_BOOK_OF_DEAD_URL: `${gamesOrigin}/book-of-dead`,
    GAME_TEMPLE_URL: `${gamesOrigin}/temple`,
    SITE_URL: 'https://www.example.com',
  })

/**
 * Builds and serves the two sites of the end-to-end tests: the one of most tests, and one for Australia
 * whose info service and inbox are on other origins; a report needs only the first. Tests find them in
 * environment variables.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const root = process.cwd()
  const isReport = process.env.COMPARE_REPORT !== undefined
  const games = await startProviders(0)
  const otherPort = () => Number(new URL(process.env.TEST_OTHER_SITE ?? '').port)
  const settings = testSettings(games.origin)
  // Tests that run at the same time as a report write another folder.
  const { dist } = await buildSite({
    root,
    command: isReport ? 'compare-report' : 'test',
    settings,
  })
  const site = await startSite(dist, 0, settings)
  process.env.TEST_SITE = site.origin
  process.env.TEST_GAMES = games.origin
  process.env.TEST_DIST = dist
  const servers = [site, games]
  if (!isReport) {
    const [service, inbox] = await Promise.all([startFaultService(), startProviders(0, otherPort)])
    const other = await buildSite({
      root,
      command: 'test/other-origins',
      settings: readSettings({
        INFO_SERVICE_URL: service.origin,
        INFO_API_KEY: 'key',
        INFO_TIMEOUT_MS: '2500',
        CONTACT_URL: `${inbox.origin}/inbox`,
        MARKETS: 'au',
        GAME_BACON_SLOT_URL: 'none',
      }),
    })
    const otherSite = await serveDist(other.dist, 0)
    process.env.TEST_OTHER_SITE = otherSite.origin
    process.env.TEST_INBOX = `${inbox.origin}/inbox`
    servers.push(otherSite, service, inbox)
  }
  return async () => {
    await Promise.all(servers.map(server => server.close()))
  }
}
