import { expectSocialFallback, failedCallLine } from '../../helpers/expect-social-fallback.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { infoFaults } from './info-faults.ts'

test.use({ expectedErrors: [failedCallLine] })

for (const [name, { reason }] of Object.entries(infoFaults)) {
  test(`an info service on another origin that fails with ${name} leaves the social casino`, async ({
    page,
  }) => {
    let calls = 0
    page.on('request', request => {
      if (request.method() === 'POST') calls++
    })
    await page.goto(`http://${name}.localhost:${process.env.TEST_CROSS_ORIGIN_PORT}/`)
    await expectSocialFallback(page, reason)
    expect(calls).toBe(1)
  })
}
