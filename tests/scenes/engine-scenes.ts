import { test as base } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import { startPuppeteer } from '../engines/puppeteer.ts'
import { type Tab, tabOf } from '../engines/tab.ts'
import { startWebKit } from '../engines/webkit.ts'
import { testSettings } from '../helpers/start-sites.ts'
import { pictureFindings } from './compare-pictures.ts'
import type { Finding } from './finding.ts'
import { tell, windowOf } from './scene-page.ts'
import { expected, scenes } from './scenes.ts'

const { COMPARE_ENGINE, TEST_DIST = '', TEST_GAMES = '' } = process.env
const start = COMPARE_ENGINE === 'webkit' ? startWebKit : () => startPuppeteer('firefox')

/** A test that looks at scenes in another engine, on the one tab of its worker. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
    async ({}, use) => {
      // Each page brings the probe with it, because WebKit’s driver adds no script to one.
      const { origin, close } = await serveComparison(TEST_DIST, 0, testSettings(TEST_GAMES))
      process.env.TEST_SITE = origin
      const tab = tabOf(await start())
      await use(tab)
      await Promise.all([tab.close(), close()])
    },
    { scope: 'worker' },
  ],
})

// Neither engine can be told to print or to force colours.
for (const scene of scenes.filter(({ media, hasPicture }) => !media && hasPicture)) {
  test(scene.name, async ({ tab }) => {
    const found: Finding[] = []
    const settle = async (width: number, height: number) => {
      await tab.resize(width, height)
      await tab.evaluate('window.probe.settle()')
    }
    await tab.resize(390, 844)
    await tab.open(`${scene.address}?secretkey=${scene.scenario}&fixed`)
    await scene.reach?.(tab)
    for (const width of scene.widths) {
      await settle(width, windowOf(width).height)
      const facts = await tab.evaluate<PageFacts>('window.probe.facts()')
      const breaches = checkPage(facts, expected)
      found.push(...breaches.filter(({ message }) => !scene.allowed?.test(message)))
      // A picture shows what the window has room for.
      await settle(width, await tab.evaluate('document.documentElement.scrollHeight'))
      found.push(...(await pictureFindings(scene, width, tab.screenshot, tab.run)))
    }
    await tell(found)
  })
}
