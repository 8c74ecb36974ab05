import { test as base, type Page } from 'playwright/test'
import { bundleScript } from '../../scripts/build/bundle-script.ts'
import { watchPage } from './watch-page.ts'

/** Runs a test in a tab that stays open, because the next page then loads in a third of the time. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL })
      const still = 'scripts/compare/browser/still-page.ts'
      await context.addInitScript(await bundleScript(process.cwd(), still, 'iife'))
      await context.addInitScript(watchPage)
      // Chromium writes most policy violations to the console, but not all.
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI }) => {
            console.error(`Policy violation: ${effectiveDirective} ${blockedURI}`)
          },
        )
      })
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
