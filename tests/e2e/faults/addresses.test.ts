import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

test.describe('an address that a host takes for a page of ours', () => {
  // What this host does not take for one, the page for unknown paths does.
  test.use({ expectedErrors: ['status of 404'] })

  test('is put right before the call, for either variant', async ({ page, baseURL }) => {
    for (const [variant, odd, path, name] of [
      ['affiliate', '/index.html', '/', '127'],
      ['social', '/poker.html', '/poker', '127/poker'],
      ['affiliate', '/poker/index.html', '/poker', '127/poker'],
      ['social', '//poker/', '/poker', '127/poker'],
      ['affiliate', '/fi/poker/', '/fi/poker', '127/fi'],
      ['social', '/./poker/..//', '/', '127'],
      ['affiliate', '/fi//poker', '/fi/poker', '127/fi'],
      ['social', '/fi/..%2f', '/', '127'],
      ['affiliate', '//evil.example/%2f..', '/', '127'],
      ['social', '/au//poker/index.html', '/au/poker', '127/au'],
      ['affiliate', '/au//poker/index.html', '/au/poker', '127/au'],
    ] as const) {
      const sent = page.waitForRequest(request => request.method() === 'POST')
      await goTo(page, `${baseURL}${odd}?secretkey=${variant}#content`)
      expect((await sent).postDataJSON(), odd).toMatchObject({ webSiteName: name })
      await expect(page).toHaveURL(`${baseURL}${path}?secretkey=${variant}#content`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test('a hostile query is sent as text, cut at 512 characters and shown nowhere', async ({
  page,
}) => {
  const sent = page.waitForRequest(request => request.method() === 'POST')
  const script = '<script>window.__pwn=1</script>'
  const query = `secretkey=${encodeURIComponent(script)}&secretkey=social&__proto__=1`
  await goTo(page, `/?${query}&gclid=a%26b${'x'.repeat(12_000)}`)
  expect((await sent).postDataJSON()).toMatchObject({
    secretKey: script,
    gclid: `a&b${'x'.repeat(509)}`,
  })
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.getByText('__pwn')).toHaveCount(0)
})
