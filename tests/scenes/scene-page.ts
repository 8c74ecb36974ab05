import { test as base, expect, type Page } from 'playwright/test'
import { bundleScript } from '../../scripts/compare/serve-comparison.ts'
import { hydrated } from '../helpers/go-to.ts'
import { keyOf } from './find-causes.ts'
import { type Finding, isReport } from './finding.ts'
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

/** Passes findings on to the report; without one, fails the test. */
export async function reportFindings(found: readonly Finding[]): Promise<void> {
  if (!isReport) {
    return expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  }
  const body = JSON.stringify(found)
  await test.info().attach('findings', { body, contentType: 'application/json' })
}

const traced = new Set<string>()

/** Opens a scene again and records a trace, for breaches that have none yet. */
export async function traceBreaches(tab: Page, scene: Scene, found: Finding[]): Promise<void> {
  const breaches = found.filter(({ file }) => !file).map(keyOf)
  if (!isReport || breaches.every(key => traced.has(key))) {
    return
  }
  for (const key of breaches) {
    traced.add(key)
  }
  const path = test.info().outputPath('trace.zip')
  const { tracing } = tab.context()
  await tracing.start({ snapshots: true })
  await openScene(tab, scene)
  await scene.reach?.(tab)
  await tracing.stop({ path })
  await clearStores(tab)
  await test.info().attach('trace', { path, contentType: 'application/zip' })
}
