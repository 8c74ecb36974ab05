import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from 'playwright/test'
import { buildSite } from '../../scripts/build/build-site.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { serveDist } from '../../scripts/serve/serve-dist.ts'
import { serve } from '../../scripts/serve/server.ts'
import { infoServiceHandler } from '../../scripts/serve/stand-ins/info-service.ts'
import { startProviders } from '../../scripts/serve/stand-ins/providers.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'
import { installChromium } from '../../scripts/system/chromium.ts'
import { startFaultService } from '../e2e/faults/fault-service.ts'
import { writeTestContent } from './test-content.ts'
import { testSettings } from './test-settings.ts'

/**
 * Builds and serves three sites: the published one for `tests/spec`, one with words of its own for
 * all other tests, and one of those for Australia with services on other origins. A report needs
 * only the first.
 */
export default async function startSites({ projects }: FullConfig): Promise<() => Promise<void>> {
  await installChromium()
  const root = process.cwd()
  const isReport = projects.some(({ name }) => name === 'requirements')
  const games = await startProviders(0)
  const standIn = await serve(infoServiceHandler(readSettings({})), 0)
  Object.assign(process.env, { TEST_GAMES: games.origin, TEST_SERVICE: standIn.origin })
  const settings = testSettings()
  // A report has its own folder, because tests can run at the same time.
  const command = isReport ? 'compare-report' : 'test/published'
  const published = await buildSite({ root, command, settings })
  const publishedSite = await startSite(published.dist, 0, settings)
  Object.assign(process.env, { SPEC_SITE: publishedSite.origin, SPEC_DIST: published.dist })
  const servers = [publishedSite, games, standIn]
  if (!isReport) {
    const service = await startFaultService()
    const contentRoot = join(root, '.build/test/content')
    rmSync(contentRoot, { recursive: true, force: true })
    writeTestContent(contentRoot)
    const { dist } = await buildSite({ root, contentRoot, command: 'test', settings })
    const site = await startSite(dist, 0, settings)
    Object.assign(process.env, { TEST_SITE: site.origin, TEST_DIST: dist })
    const otherBuild = await buildSite({
      root,
      contentRoot,
      command: 'test/other-origins',
      settings: readSettings({
        INFO_SERVICE_URL: service.origin,
        INFO_API_KEY: 'key',
        INFO_TIMEOUT_MS: '2500',
        CONTACT_URL: `${games.origin}/inbox`,
        MARKETS: 'au',
        GAME_BACON_SLOT_URL: 'none',
      }),
    })
    const otherSite = await serveDist(otherBuild.dist, 0)
    process.env.TEST_OTHER_SITE = otherSite.origin
    process.env.TEST_INBOX = `${games.origin}/inbox`
    servers.push(site, otherSite, service)
  }
  return async () => {
    await Promise.all(servers.map(server => server.close()))
  }
}
