import type { Page } from 'playwright/test'
import { anyAnswerLine, stylesheetsInForce } from '../../helpers/expect-page.ts'
import { hydrated, infoCalls } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { faults, hangs } from './fault-service.ts'

test.use({ expectedErrors: [anyAnswerLine] })

test('an info service that fails or hangs in any way leaves the social casino', async ({
  page,
}) => {
  const calls = infoCalls(page)
  for (const name of Object.keys({ ...faults, ...hangs })) {
    await test.step(name, async () => {
      calls.length = 0
      await page.goto(siteWith(name))
      await expectFallback(page, name in hangs ? /TimeoutError: / : /TypeError: /)
      expect(calls).toHaveLength(1)
      // Nobody waits for what comes late.
      if (name in hangs) await expect.poll(() => calls[0]?.failure()).toBeTruthy()
    })
  }
})

/** Returns the site at the host whose info service fails in this way. */
const siteWith = (fault: string) =>
  `http://${fault}.localhost:${new URL(process.env.TEST_OTHER_SITE ?? '').port}/`

/**
 * Holds the failure contract (spec §2, §4, §8): the social casino stands there in index.css and
 * works; the console gives the reason once, in Turkish, and the page says nothing of it.
 */
async function expectFallback(page: Page, reason: RegExp): Promise<void> {
  await hydrated(page)
  await expect(page).toHaveTitle('Best social casino games in New Zealand')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId(/^(brand|game)-card$/)).toHaveCount(3)
  await expect(page.locator('#spinner')).toBeHidden()
  await expect(page.getByText('alınamadı')).toHaveCount(0)
  expect(await page.evaluate(stylesheetsInForce)).toEqual(['index.css'])
  const told = (await page.consoleMessages()).map(message => message.text())
  const ours = told.filter(text => text.startsWith('Site bilgisi alınamadı: '))
  expect(ours).toEqual([expect.stringMatching(reason)])
}
