import { test as base, expect, type Page } from 'playwright/test'
import type { Breach } from '../../scripts/compare/browser/rules.ts'
import { bundleScript } from '../../scripts/compare/serve-comparison.ts'
import { hydrated } from '../helpers/go-to.ts'
import type { Scene } from './scenes.ts'

/** Whether this is a report, which compares pictures and words with approved ones. */
export const isReport = process.env.COMPARE_APPROVED !== undefined

/** A test that looks at scenes, on the one tab of its worker. */
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

/** Returns the size of a phone's window, or of a screen's. */
export const windowOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/** Opens a page and ends when React has taken it over. */
export async function openScene(
  tab: Page,
  { address, scenario, media = {} }: Pick<Scene, 'address' | 'scenario' | 'media'>,
  size = windowOf(390),
): Promise<void> {
  await tab.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce', ...media })
  await tab.setViewportSize(size)
  // At one moment and with one shuffle, so that two runs agree.
  await tab.goto(`${address}?secretkey=${scenario}&fixed`, { waitUntil: 'commit' })
  await hydrated(tab)
}

/** Fails a test with a line for each breach, and leaves them for the summary. */
export function tell(found: readonly Breach[]): void {
  const { annotations } = test.info()
  annotations.push(...found.map(({ rule, message }) => ({ type: rule, description: message })))
  expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
}
