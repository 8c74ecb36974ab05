import { once } from 'node:events'
import type { Browser } from 'playwright/test'
import { infoPath } from '../../../shared/site-info/site-info-request.ts'
import { expect, test } from '../../helpers/site-test.ts'

// Windows cannot stop a process.
test.skip(process.platform === 'win32')

/** Stops the pages of a browser, as a phone does that sleeps. Returns a function that wakes them. */
async function stopPages(browser: Browser): Promise<() => void> {
  const devTools = await browser.newBrowserCDPSession()
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  expect(pages.length).toBeGreaterThan(0)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of pages) {
      process.kill(id, name)
    }
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}

test('an answer that arrives while the phone sleeps counts, also after the time-out', async ({
  page,
  browser,
}) => {
  // Its time-out is 2.5 seconds, and its service answers with Black.css, which no failure shows.
  const { port } = new URL(process.env.TEST_OTHER_SITE ?? '')
  await page.route(`**${infoPath}`, async route => {
    const response = await route.fetch()
    // As long as an answer can be: the page still reads it when the time-out is over.
    const body = (await response.text()).padEnd(1_900_000)
    const wake = await stopPages(browser)
    try {
      await route.fulfill({ response, body })
      await once(AbortSignal.timeout(3_500), 'abort')
    } finally {
      wake()
    }
  })
  await page.goto(`http://good.localhost:${port}/`)
  await expect(page.locator('html')).toHaveAttribute('data-stylesheet', 'Black.css')
})
