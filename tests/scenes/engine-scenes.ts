import { test as base } from 'playwright/test'
import type { PageFacts } from '../../scripts/compare/browser/read-facts.ts'
import { checkPage } from '../../scripts/compare/browser/rules.ts'
import { startFirefox } from '../engines/firefox.ts'
import { type Tab, tabOf } from '../engines/tab.ts'
import { startWebKit } from '../engines/webkit.ts'
import { enginePictureChanges } from './approved.ts'
import { tell } from './scene-page.ts'
import { scenes, site } from './scenes.ts'

const start = process.env.COMPARE_ENGINE === 'webkit' ? startWebKit : startFirefox

/** A test that looks at scenes in another engine, on the one tab of its worker. */
const test = base.extend<object, { tab: Tab }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
    async ({}, use) => {
      const tab = tabOf(await start())
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
})

// Neither engine can be told to print or to force colours.
for (const scene of scenes.filter(({ media, hasPicture }) => !media && hasPicture)) {
  test(scene.name, async ({ tab }) => {
    const found: { rule: string; message: string }[] = []
    await tab.resize(390, 844)
    await tab.open(`${scene.address}?secretkey=${scene.scenario}&fixed`)
    await scene.reach?.({
      press: tab.clickOn,
      write: async (selector, text) => {
        await tab.clickOn(selector)
        await tab.press(...text)
      },
    })
    for (const width of scene.widths) {
      await tab.resize(width, width < 768 ? 844 : 900)
      await tab.evaluate('window.probe.settle()')
      const facts = (await tab.evaluate('window.probe.facts()')) as PageFacts
      const breaches = checkPage(facts, site)
      found.push(...breaches.filter(({ message }) => !scene.expected?.test(message)))
      // A picture shows what the window has room for.
      await tab.resize(width, Number(await tab.evaluate('document.documentElement.scrollHeight')))
      await tab.evaluate('window.probe.settle()')
      for (const message of await enginePictureChanges(tab, scene, width))
        found.push({ rule: 'picture', message })
    }
    tell(found)
  })
}
