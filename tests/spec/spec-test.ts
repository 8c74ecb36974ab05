import { type Page, test as playwrightTest } from 'playwright/test'
import { stillPage } from '../../scripts/compare/browser/still-page.ts'
import { writeViolations } from '../helpers/site-test.ts'
import { answerAlike } from './differences.ts'
import { watchPage } from './watch-page.ts'

export type SpecOptions = {
  /** Whether all sites of a comparison get the same answers, pictures and games. */
  answersAlike: boolean
}

type Tabs = {
  /** A tab that stays open, because the next page then loads in a third of the time. */
  tab: Page
}

export const test = playwrightTest.extend<object, SpecOptions & Tabs>({
  answersAlike: [false, { scope: 'worker', option: true }],
  tab: [
    async ({ browser, answersAlike }, use, { project: { use: options } }) => {
      const { baseURL } = options
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      await context.addInitScript(stillPage)
      if (answersAlike) {
        await answerAlike(context, `${baseURL}`)
      }
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
})
