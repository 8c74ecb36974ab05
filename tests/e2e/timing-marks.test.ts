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

test('no picture and no script is asked for before the info service', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await goTo(page, '/')
  const pictures = asked.slice(0, asked.indexOf('/api/getwebsiteinfo/')).filter(isHeavy)
  expect(asked).toContain('/api/getwebsiteinfo/')
  expect(pictures).toEqual([])
})

/** The preload scanner may ask for the stylesheet at the same moment; that holds nothing up. */
const isHeavy = (path: string): boolean => /\.(?:svg|png|js|json)$/.test(path)
