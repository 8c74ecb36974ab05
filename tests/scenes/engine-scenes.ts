import { test as base } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { type Breach, checkPage } from '../../scripts/compare/browser/rules.ts'
import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import { startPuppeteer } from '../engines/puppeteer.ts'
import { type Tab, tabOf } from '../engines/tab.ts'
import { startWebKit } from '../engines/webkit.ts'
import { testSettings } from '../helpers/start-sites.ts'
import { expectNone, windowOf } from './scene-page.ts'
import { expected, scenes } from './scenes.ts'

const { COMPARE_ENGINE, TEST_DIST = '', TEST_GAMES = '' } = process.env

/** A test with one tab of another engine per worker. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
    async ({}, use) => {
      // The pages contain the probe, because WebKit’s driver cannot add a script.
      const { origin, close } = await serveComparison(TEST_DIST, 0, testSettings(TEST_GAMES))
      process.env.TEST_SITE = origin
      const isWebKit = COMPARE_ENGINE === 'webkit'
      const tab = tabOf(await (isWebKit ? startWebKit() : startPuppeteer('firefox')))
      await use(tab)
      await Promise.all([tab.close(), close()])
    },
    { scope: 'worker' },
  ],
})

// Neither engine can emulate print or forced colours.
for (const scene of scenes.filter(({ media, hasPicture }) => !media && hasPicture)) {
  test(scene.name, async ({ tab }) => {
    const found: Breach[] = []
    const settle = async (width: number, height: number) => {
      await tab.resize(width, height)
      await tab.evaluate('window.probe.settle()')
    }
    await tab.resize(390, 844)
    await tab.open(`${scene.address}?secretkey=${scene.scenario}`)
    await scene.reach?.(tab)
    for (const width of scene.widths) {
      await settle(width, windowOf(width).height)
      const facts = await tab.evaluate<PageFacts>('window.probe.facts()')
      const breaches = checkPage(facts, expected)
      found.push(...breaches.filter(({ message }) => !scene.allowed?.test(message)))
    }
    expectNone(found)
  })
}
