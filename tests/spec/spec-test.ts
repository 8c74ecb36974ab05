import {
  type Browser,
  type BrowserContext,
  type Page,
  test as playwrightTest,
} from 'playwright/test'
import { bundleScript } from '../../scripts/build/bundle-script.ts'
import { readReportBase } from '../../scripts/compare/report-base.ts'
import { writeViolations } from '../helpers/site-test.ts'
import { answerAlike } from './differences.ts'
import { watchPage } from './watch-page.ts'

type Tabs = {
  /** A tab that stays open, because the next page then loads in a third of the time. */
  tab: Page
  /** In a report, a tab on the base. */
  baseTab: Page | null
}

export const test = playwrightTest.extend<object, Tabs>({
  tab: [
    async ({ browser }, use, { project }) => {
      const context = await stillContext(browser, project.use.baseURL)
      await context.addInitScript(watchPage)
      await writeViolations(context)
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
  baseTab: [
    async ({ browser }, use) => {
      const base = readReportBase()
      if (!base) {
        await use(null)
        return
      }
      const { origin } = base
      const context = await stillContext(browser, origin)
      await answerAlike(context, origin)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a context whose pages look the same at any time. */
async function stillContext(browser: Browser, baseURL?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const still = 'scripts/compare/browser/still-page.ts'
  const { code } = await bundleScript({ root: process.cwd(), file: still, format: 'iife' })
  await context.addInitScript(code)
  return context
}
