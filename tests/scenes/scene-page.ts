import { test as base, type Page } from 'playwright/test'
import { bundleScript } from '../../scripts/compare/serve-comparison.ts'
import { hydrated } from '../helpers/go-to.ts'
import type { Scene } from './scenes.ts'

/** A test whose pages contain the probe. */
export const test = base.extend<object, { probe: string }>({
  probe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of it
    async ({}, use) => use(await bundleScript('probe.ts')),
    { scope: 'worker' },
  ],
  context: async ({ context, probe }, use) => {
    await context.addInitScript(probe)
    await use(context)
  },
})

/** Returns the size of a phone's or a desktop's window with this width. */
export const windowOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/** Opens a page and waits until React has hydrated it. */
export async function openScene(
  tab: Page,
  { address, scenario, media = {} }: Pick<Scene, 'address' | 'scenario' | 'media'>,
  size = windowOf(390),
): Promise<void> {
  await tab.emulateMedia({ reducedMotion: 'reduce', ...media })
  await tab.setViewportSize(size)
  await tab.goto(`${address}?secretkey=${scenario}`, { waitUntil: 'commit' })
  await hydrated(tab)
}
