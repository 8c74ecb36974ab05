import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

test('a page at an odd path is ours and stays on our host', async ({ page, baseURL }) => {
  // Chromium puts `/./poker/..//` straight before it asks; `%2f` it leaves to us.
  for (const path of ['/./poker/..//', '/poker//']) {
    await goTo(page, `${baseURL}${path}`)
    await page.locator('a.site-name').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Online Casinos')
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
})

test.describe('a path that a host takes for the home page', () => {
  // The router finds no such page, so React renders its error page over what stands there.
  test.use({ expectedErrors: [/Minified React error #418/] })

  test('leads to no other host', async ({ page, baseURL }) => {
    await goTo(page, `${baseURL}//evil.example/%2f..`)
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
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
