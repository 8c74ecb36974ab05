import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

for (const hash of ['#%', '#%E0%A4%A', '#"><img src=x>', '#missing', '#', '#__proto__']) {
  test(`an address that ends in ${hash} shows the page`, async ({ page }) => {
    await goTo(page, `/${hash}`)
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
    await goTo(page, `/?secretkey=social${hash}`)
    await expect(page.getByTestId('game-card')).toHaveCount(3)
  })
}

for (const path of ['/%2e/', '/./poker/..//']) {
  test(`a page at ${path} is ours and stays on our host`, async ({ page, baseURL }) => {
    await goTo(page, `${baseURL}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('a.site-name').click()
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
}

test.describe('a path that a host takes for the home page', () => {
  // The router finds no such page, so React renders its error page over what stands there.
  test.use({ expectedErrors: [/Minified React error #418/] })

  test('leads to no other host', async ({ page, baseURL }) => {
    await goTo(page, `${baseURL}//evil.example/%2f..`)
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  })
})

test('a hostile query is sent as text and shown nowhere', async ({ page }) => {
  const sent = page.waitForRequest(request => request.method() === 'POST')
  const script = '<script>window.__pwn=1</script>'
  const query = `secretkey=${encodeURIComponent(script)}&secretkey=social&__proto__=1&gclid=a%26b`
  await goTo(page, `/?${query}`)
  expect((await sent).postDataJSON()).toMatchObject({
    secretKey: script,
    gclid: 'a&b',
  })
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  await expect(page.getByText('__pwn')).toHaveCount(0)
})

test('a query of 12 000 characters is cut', async ({ page }) => {
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await goTo(page, `/?gclid=${'x'.repeat(12_000)}`)
  expect((await sent).postDataJSON()).toMatchObject({ gclid: 'x'.repeat(512) })
})
