import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../scripts/build/build-site.ts'
import { startSite } from '../../scripts/serve/start-site.ts'
import { startGameProvider } from '../../scripts/stand-ins/game-provider.ts'
import { testSettings } from './test-settings.ts'

/**
 * Builds the site once for all end-to-end tests, with every service a stand-in on this machine, and
 * serves it until they are done. Tests find it by the environment (tests/helpers/site-test.ts).
 */
export default async function startTestSite(): Promise<() => Promise<void>> {
  const root = process.cwd()
  const games = await startGameProvider({ port: 0 })
  const settings = testSettings(games.origin)
  const { dist, nginx } = await buildSite({ root, command: 'test', settings })
  writeFileSync(join(dist, '../nginx.conf'), nginx)
  const site = await startSite(dist, 0, settings)
  process.env.TEST_SITE = site.origin
  process.env.TEST_GAMES = games.origin
  process.env.TEST_DIST = dist
  return async () => {
    await Promise.all([site.close(), games.close()])
  }
}
