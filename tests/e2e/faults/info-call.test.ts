import type { ServerResponse } from 'node:http'
import { at, sends } from '../../helpers/answers.ts'
import { expectSocialFallback, failedCallLine } from '../../helpers/expect-page.ts'
import { goTo, infoCalls } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'
import { faults, hangs } from './fault-service.ts'

test.use({ expectedErrors: [failedCallLine] })

const infoCall = /^\/api\//
const { port } = new URL(process.env.TEST_OTHER_SITE ?? '')

test('an info service on another origin that fails in any way leaves the social casino', async ({
  page,
}) => {
  const calls = infoCalls(page)
  for (const [name, { reason }] of Object.entries(faults)) {
    await test.step(name, async () => {
      calls.length = 0
      await page.goto(`http://${name}.localhost:${port}/`)
      await expectSocialFallback(page, reason)
      expect(calls).toHaveLength(1)
    })
  }
})

test('an answer that is not there when the time is up leaves the social casino, and changes nothing afterwards', async ({
  context,
  startOwnSite,
}) => {
  let late: ServerResponse | undefined
  const site = await startOwnSite(at(infoCall, response => (late = response)))
  await Promise.all([
    ...Object.entries(hangs).map(async ([name, { reason }]) => {
      const page = await context.newPage()
      await page.goto(`http://${name}.localhost:${port}/`)
      await expectSocialFallback(page, reason)
    }),
    (async () => {
      const page = await context.newPage()
      await page.goto(site.origin)
      await expectSocialFallback(page, /^TimeoutError/)
      late?.end('{"status":true,"blackSide":true}')
      expect(late?.destroyed, 'whether the browser has hung up').toBe(true)
      await expectSocialFallback(page, /^TimeoutError/)
    })(),
  ])
})

const brand = { url: 'https://brand.example/', option1: 'ä€😀' }

test('the page waits for all of an answer that comes in two halves', async ({
  page,
  startOwnSite,
}) => {
  const text = JSON.stringify({ status: true, blackSide: true, brandResponseDtos: [brand] })
  let finish: () => void = () => {}
  const site = await startOwnSite(
    at(infoCall, response => {
      response.write(text.slice(0, 50))
      finish = () => response.end(text.slice(50))
    }),
  )
  await page.goto(site.origin)
  await expect(page.locator('#spinner')).toBeVisible()
  finish()
  await expect(page.getByText('ä€😀')).toBeVisible()
})

test('of ten thousand brands the first two hundred are listed', async ({ page, startOwnSite }) => {
  const brands = Array(10_000).fill({ url: brand.url })
  const answer = JSON.stringify({ blackSide: true, brandResponseDtos: brands })
  const site = await startOwnSite(at(infoCall, sends(200, {}, answer)))
  await goTo(page, site.origin)
  await expect(page.getByTestId('brand-card')).toHaveCount(200)
  expect(await page.locator('*').count()).toBeLessThan(20_000)
})
