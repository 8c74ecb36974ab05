import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../scripts/build/build-site.ts'
import { readSettings } from '../../scripts/build/settings.ts'
import { startTestedSite } from '../../scripts/compare/start-tested-site.ts'
import { testSettings } from '../../scripts/compare/test-settings.ts'
import { serveDist } from '../../scripts/serve/serve-dist.ts'
import { startSite } from '../../scripts/serve/stand-ins/start-site.ts'
import { installChromium } from '../../scripts/system/chromium.ts'
import { startFaultService } from '../e2e/faults/fault-service.ts'
import { writeTestContent } from './test-content.ts'

/**
 * Builds and serves three sites: the published one for `tests/spec`, one with words of its own for
 * all other tests, and one of those for Australia with services on other origins.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  await installChromium()
  const root = process.cwd()
  const { servers } = await startTestedSite(root, 'test/published')
  const settings = testSettings()
  const service = await startFaultService()
  const contentRoot = join(root, '.build/test/content')
  rmSync(contentRoot, { recursive: true, force: true })
  writeTestContent(contentRoot)
  const { dist } = await buildSite({ root, contentRoot, command: 'test', settings })
  const site = await startSite(dist, 0, settings)
  const inbox = `${process.env.TEST_GAMES}/inbox`
  const otherBuild = await buildSite({
    root,
    contentRoot,
    command: 'test/other-origins',
    settings: readSettings({
      INFO_SERVICE_URL: service.origin,
      INFO_API_KEY: 'key',
      INFO_TIMEOUT_MS: '2500',
      CONTACT_URL: inbox,
      MARKETS: 'au',
      GAME_BACON_SLOT_URL: 'none',
    }),
  })
  const otherSite = await serveDist(otherBuild.dist, 0)
  Object.assign(process.env, {
    TEST_SITE: site.origin,
    TEST_DIST: dist,
    TEST_OTHER_SITE: otherSite.origin,
    TEST_INBOX: inbox,
  })
  servers.push(site, otherSite, service)
  return async () => {
    await Promise.all(servers.map(server => server.close()))
  }
}
