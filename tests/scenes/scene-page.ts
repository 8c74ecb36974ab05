import { test as base, type Page } from 'playwright/test'
import { bundleScript } from '../../scripts/compare/serve-comparison.ts'
import { hydrated } from '../helpers/go-to.ts'
import type { Scene } from './scenes.ts'

/**
 * A test with one tab per worker, whose pages contain the probe. A tab that is open already loads a
 * page in a third of the time. After a test that fails, Playwright starts another worker.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.TEST_SITE })
      await context.addInitScript(await bundleScript('probe.ts'))
      const tab = await context.newPage()
      // What moves while a page arrives, moves only if files are not cached.
      const devTools = await context.newCDPSession(tab)
      await devTools.send('Network.enable')
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
      await use(tab)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** What an advertisement adds to an address. */
export const clickId = 'click'

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
  const [path, hash] = address.split('#')
  const query = `secretkey=${scenario}&gclid=${clickId}`
  await tab.goto(`${path}?${query}${hash ? `#${hash}` : ''}`, { waitUntil: 'commit' })
  await hydrated(tab)
}
