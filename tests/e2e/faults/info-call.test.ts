import { expectSocialFallback, failedCallLine } from '../../helpers/expect-page.ts'
import { infoCalls } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { faults, hangs } from './fault-service.ts'

test.use({ expectedErrors: [failedCallLine] })

const { port } = new URL(process.env.TEST_OTHER_SITE ?? '')

test('an info service that fails in any way leaves the social casino', async ({ page }) => {
  const calls = infoCalls(page)
  for (const [name, { reason = /^TypeError: Failed to fetch$/ }] of Object.entries(faults)) {
    await test.step(name, async () => {
      calls.length = 0
      await page.goto(`http://${name}.localhost:${port}/`)
      await expectSocialFallback(page, reason)
      expect(calls).toHaveLength(1)
    })
  }
})

test('so does one that has not answered in time, which nobody waits for', async ({ context }) => {
  await Promise.all(
    Object.keys(hangs).map(async name => {
      const page = await context.newPage()
      const hungUp = page.waitForEvent('requestfailed')
      await page.goto(`http://${name}.localhost:${port}/`)
      await expectSocialFallback(page, /^TimeoutError: /)
      expect((await hungUp).method()).toBe('POST')
    }),
  )
})
