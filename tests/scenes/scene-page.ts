import { test as base, expect, type Page } from 'playwright/test'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import { bundleScript } from '../../scripts/compare/serve-comparison.ts'
import { hydrated } from '../helpers/go-to.ts'
import type { Scene } from './scenes.ts'

/** A test with one tab per worker, in which scenes open. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.TEST_SITE })
      await context.addInitScript(await bundleScript('probe.ts'))
      const tab = await context.newPage()
      tab.setDefaultTimeout(30_000)
      await use(tab)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Returns the size of a phone's or a desktop's window with this width. */
export const windowOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/** Opens a page and waits until React has hydrated it. */
export async function openScene(
  tab: Page,
  { address, scenario, media = {} }: Pick<Scene, 'address' | 'scenario' | 'media'>,
  size = windowOf(390),
): Promise<void> {
  await tab.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce', ...media })
  await tab.setViewportSize(size)
  await tab.goto(`${address}?secretkey=${scenario}`, { waitUntil: 'commit' })
  await hydrated(tab)
}

/** Clears what a scene has stored, because the next one opens in the same tab. */
export async function clearStores(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab)
  const { origin } = new URL(tab.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await tab.context().clearCookies()
  await tab.evaluate(() => sessionStorage.clear())
}

/** Fails the test if a scene breaks rules. */
export const expectNone = (found: readonly Breach[]): void =>
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
