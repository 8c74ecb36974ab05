import { test as base, expect } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/page-facts.ts'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import { startPuppeteer } from '../engines/puppeteer.ts'
import { type Tab, tabOf } from '../engines/tab.ts'
import { startWebKit } from '../engines/webkit.ts'
import { testSettings } from '../helpers/test-settings.ts'
import { collectBreaches, compareWithApproved, reportBreaches } from './breaches.ts'
import { windowOf } from './scene-page.ts'
import { expected, fileOf, scenes } from './scenes.ts'

const { SPEC_DIST = '' } = process.env

/** A test with one tab of another engine per worker. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
    async ({}, use, { project }) => {
      // The pages contain the probe, because WebKit’s driver cannot add a script.
      const { origin, close } = await serveComparison(SPEC_DIST, 0, testSettings())
      process.env.TEST_SITE = origin
      const engine = project.name === 'webkit' ? startWebKit() : startPuppeteer('firefox')
      const tab = tabOf(await engine)
      await use(tab)
      await Promise.all([tab.close(), close()])
    },
    { scope: 'worker' },
  ],
})

// Neither engine can emulate print or forced colours.
for (const scene of scenes.filter(({ media, hasPicture }) => !media && hasPicture)) {
  test(scene.name, async ({ tab }) => {
    const { address, scenario, reach, widths, allowed, language } = scene
    const breaches = collectBreaches()
    const settle = async (width: number, height: number) => {
      await tab.resize(width, height)
      await tab.evaluate('window.probe.settle()')
    }
    await tab.resize(390, 844)
    await tab.open(`${address}?secretkey=${scenario}`)
    await reach?.(tab)
    for (const width of widths) {
      await settle(width, windowOf(width).height)
      const facts = await tab.evaluate<PageFacts>('window.probe.facts()')
      breaches.add(
        checkPage(facts, expected).filter(({ message }) => !allowed?.test(message)),
        width,
      )
      // A picture shows only what fits into the window.
      await settle(width, await tab.evaluate('document.documentElement.scrollHeight'))
      const file = `${fileOf(scene)}-${width}.png`
      const picture = Buffer.from(await tab.screenshot())
      await compareWithApproved('picture', file, () => expect.soft(picture).toMatchSnapshot(file))
    }
    reportBreaches(breaches.all(), language)
  })
}
