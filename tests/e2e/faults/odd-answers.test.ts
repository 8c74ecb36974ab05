import { answersWith } from '../../helpers/answers-with.ts'
import { expectSocialFallback, failedCallLine } from '../../helpers/expect-social-fallback.ts'
import { goTo } from '../../helpers/go-to.ts'
import { test } from '../../helpers/own-site-test.ts'
import { expect } from '../../helpers/site-test.ts'

const brand = { url: 'https://brand.example/' }
const good = { status: true, blackSide: true, brandResponseDtos: [brand, brand] }

const readable: Record<string, [string | Buffer, Record<string, string>]> = {
  'a byte order mark': [`\uFEFF${JSON.stringify(good)}`, {}],
  'another content type': [JSON.stringify(good), { 'Content-Type': 'text/html' }],
  'fields that nobody asked for': [JSON.stringify({ ...good, more: { blackSide: false } }), {}],
  'white space around it': [`\r\n\t ${JSON.stringify(good, null, 4)}\n\n`, {}],
}

for (const [what, [body, headers]] of Object.entries(readable)) {
  test(`an answer with ${what} is an answer`, async ({ page, startOwnSite }) => {
    const site = await startOwnSite(
      answersWith(response => response.writeHead(200, headers).end(body)),
    )
    await goTo(page, site.origin)
    await expect(page.getByTestId('brand-card')).toHaveCount(2)
  })
}

for (const list of [undefined, null, {}, 'none', 7]) {
  test(`an affiliate whose brands are ${JSON.stringify(list)} has an empty list`, async ({
    page,
    startOwnSite,
  }) => {
    const answer = JSON.stringify({ ...good, brandResponseDtos: list })
    const site = await startOwnSite(answersWith(response => response.end(answer)))
    await goTo(page, site.origin)
    await expect(page).toHaveTitle('Best online Casinos in New Zealand')
    await expect(page.getByTestId('brand-card')).toHaveCount(0)
  })
}

test('of ten thousand brands the first two hundred are listed', async ({ page, startOwnSite }) => {
  const answer = JSON.stringify({ ...good, brandResponseDtos: Array(10_000).fill(brand) })
  const site = await startOwnSite(answersWith(response => response.end(answer)))
  await goTo(page, site.origin)
  await expect(page.getByTestId('brand-card')).toHaveCount(200)
  expect(await page.locator('*').count()).toBeLessThan(20_000)
})

test('an answer that comes in two halves is one answer', async ({ page, startOwnSite }) => {
  const text = Buffer.from(
    JSON.stringify({ ...good, brandResponseDtos: [{ ...brand, option1: 'ä€😀' }] }),
  )
  // In the middle of a character.
  const cut = text.indexOf('😀') + 2
  let finish: () => void = () => {}
  const site = await startOwnSite(
    answersWith(response => {
      response.write(text.subarray(0, cut))
      finish = () => response.end(text.subarray(cut))
    }),
  )
  await page.goto(site.origin)
  await expect(page.locator('#spinner')).toBeVisible()
  finish()
  await expect(page.getByText('ä€😀')).toBeVisible()
})

test.describe('after the time-out', () => {
  test.use({ expectedErrors: [failedCallLine] })

  test('a good answer changes nothing', async ({ page, startOwnSite }) => {
    let answer: () => boolean = () => false
    const site = await startOwnSite(
      answersWith(response => {
        answer = () => {
          response.end(JSON.stringify(good))
          return response.destroyed
        }
      }),
    )
    await page.goto(site.origin)
    await expectSocialFallback(page, /^TimeoutError/)
    expect(answer(), 'whether the browser has hung up').toBe(true)
    await expectSocialFallback(page, /^TimeoutError/)
  })
})
