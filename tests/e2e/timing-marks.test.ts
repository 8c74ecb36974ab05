import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const scenario of ['affiliate', 'social']) {
  test(`the browser's timeline tells the way of the ${scenario} page, in order`, async ({
    page,
  }) => {
    await goTo(page, `/?secretkey=${scenario}`)
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    )
    expect(marks).toEqual(['info-asked', 'info-answered', 'cards-shown', 'hydrated'])
  })
}

test('nothing but the page itself is asked for before the info service', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await goTo(page, '/')
  expect(asked.slice(0, 2)).toEqual(['/', '/api/getwebsiteinfo/'])
})
